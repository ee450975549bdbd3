import { describe, expect, it } from 'vitest'
import { createReference } from '../../../index.ts'
import { UsageError } from '../../../usage-error.ts'

/** Whatever a project's code does with what it gets. */
// biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
type Use = (extension: any, strapi: any) => unknown

async function serve(use: Use) {
  const register = ({ strapi }: Parameters<Use>[0]) =>
    use(strapi.plugin('graphql').service('extension'), strapi)
  return createReference({ world: 'specs/worlds/restaurants', register })
}

async function ask(use: Use, query: string): Promise<unknown> {
  const reference = await serve(use)
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ query }) }
  const response = await reference.fetch(new Request('http://localhost/graphql', request))
  return response.json()
}

const OPEN = { auth: false }
const HELLO = { typeDefs: 'type Query { hello(name: String = "you"): String }' }

describe('an extension that does not fit is refused when the reference is made', () => {
  const mistakes: readonly (readonly [string, Use, RegExp])[] = [
    ['no extension', extension => extension.use(5), /use\(\) takes an extension/],
    ['a function that returns none', extension => extension.use(() => 5), /must be an object/],
    ['types that are no list', extension => extension.use({ types: {} }), /types of an extension must be/],
    [
      'types of another graphql',
      extension => extension.use({ types: [new (class GraphQLScalarType {})()] }),
      /it was made with the project's own graphql or nexus. Make it with the nexus that the extension is given\.$/,
    ],
    ['typeDefs that are no text', extension => extension.use({ typeDefs: [] }), /typeDefs of an extension/],
    ['typeDefs that are no SDL', extension => extension.use({ typeDefs: 'type {' }), /do not fit the schema/],
    [
      'types that refer to a type that is not there',
      extension =>
        extension.use(({ nexus }: Parameters<Use>[0]) => ({
          types: [
            nexus.extendType({
              type: 'Query',
              definition: (t: Parameters<Use>[0]) => t.field('a', { type: 'Colour' }),
            }),
          ],
        })),
      /Colour/,
    ],
    [
      'typeDefs of an unknown type',
      extension => extension.use({ typeDefs: 'type Query { a: Colour }' }),
      /Unknown type "Colour"/,
    ],
    [
      'a resolver of a type that is not there',
      extension => extension.use({ resolvers: { Colour: {} } }),
      /Colour defined in resolvers, but not in schema/,
    ],
    [
      'a resolver of a field that is not there',
      extension => extension.use({ resolvers: { Query: { colour: () => 1 } } }),
      /Query\.colour defined in resolvers, but not in schema/,
    ],
    [
      'a resolver that is no function',
      extension => extension.use({ ...HELLO, resolvers: { Query: { hello: 5 } } }),
      /must be a function/,
    ],
    [
      'a scope that is no list of texts',
      extension => extension.use({ resolversConfig: { 'Query.chefs': { auth: { scope: [1] } } } }),
      /auth of Query\.chefs/,
    ],
    [
      'policies that are no list',
      extension => extension.use({ resolversConfig: { 'Query.chefs': { policies: 'global::a' } } }),
      /policies of Query\.chefs must be a list/,
    ],
    [
      'a policy that nobody registered',
      extension => extension.use({ resolversConfig: { 'Query.chefs': { policies: ['global::a'] } } }),
      /global::a/,
    ],
    [
      'a middleware of another form',
      extension => extension.use({ resolversConfig: { 'Query.chefs': { middlewares: [5] } } }),
      /each is a name, an object \{name, options\} or a function/,
    ],
    ['a plugin of another kind', extension => extension.use({ plugins: [{}] }), /nexus\.plugin\(\)/],
    ['another plugin of Strapi', (_extension, strapi) => strapi.plugin('email'), /not part of the reference/],
  ]

  it.each(mistakes)('%s', async (_what, use, message) => {
    const making = serve(use)
    await expect(making).rejects.toThrow(UsageError)
    await expect(making).rejects.toThrow(message)
  })
})

describe('register', () => {
  it('may be asynchronous', async () => {
    const use: Use = async extension => {
      await Promise.resolve()
      extension.use({
        ...HELLO,
        resolvers: { Query: { hello: () => 'late' } },
        resolversConfig: { 'Query.hello': OPEN },
      })
    }
    expect(await ask(use, '{ hello }')).toEqual({ data: { hello: 'late' } })
  })

  it('finds registries of policies and middlewares', async () => {
    const use: Use = (extension, strapi) => {
      strapi.container.get('policies').add('global::', { never: () => false })
      extension.use({ resolversConfig: { 'Query.chefs': { policies: ['global::never'] } } })
    }
    expect(await ask(use, '{ chefs { data { id } } }')).toMatchObject({
      data: { chefs: null },
      errors: [{ message: 'Policy Failed' }],
    })
  })
})

describe('what stands around a resolver', () => {
  it('may change arguments in place without changing them for the next request', async () => {
    const reference = await serve(extension =>
      extension.use({
        resolversConfig: {
          'Query.chefs': {
            middlewares: [
              // biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
              (next: any, parent: any, args: any, context: any, info: any) => {
                args.pagination.limit = (args.pagination.limit ?? 0) + 1
                return next(parent, args, context, info)
              },
            ],
          },
        },
      }),
    )
    const target = 'http://localhost/graphql?query={chefs{data{id}}}'
    for (const _ of [1, 2]) {
      const answer = await (await reference.fetch(new Request(target))).json()
      expect(answer).toMatchObject({ data: { chefs: { data: [expect.anything()] } } })
    }
  })

  it('adds up where several extensions speak of one resolver', async () => {
    const within = (name: string) => ({
      resolversConfig: {
        'Query.hello': {
          auth: false,
          middlewares: [
            // biome-ignore lint/suspicious/noExplicitAny: a project's code is JavaScript
            async (next: any, ...call: any[]) => `${name}(${await next(...call)})`,
          ],
        },
      },
    })
    const use: Use = extension =>
      extension
        .use({
          ...HELLO,
          resolvers: { Query: { hello: (_parent: unknown, { name }: { name: string }) => name } },
        })
        .use(within('first'))
        .use(within('second'))
    expect(await ask(use, '{ hello }')).toEqual({ data: { hello: 'first(second(you))' } })
  })
})

it('a resolver of its own reads entries and hands them on as generated types', async () => {
  const use: Use = (extension, strapi) =>
    extension.use({
      typeDefs: 'type Query { slowest: ChefEntityResponse }',
      resolvers: {
        Query: {
          slowest: async () => {
            const chefs = await strapi.entityService.findMany('api::chef.chef', {
              sort: 'slug:desc',
              limit: 1,
            })
            const { toEntityResponse } = strapi.plugin('graphql').service('format').returnTypes
            return toEntityResponse(chefs[0], { args: {}, resourceUID: 'api::chef.chef' })
          },
        },
      },
      resolversConfig: { 'Query.slowest': OPEN },
    })
  expect(await ask(use, '{ slowest { data { attributes { slug } } } }')).toEqual({
    data: { slowest: { data: { attributes: { slug: 'farah' } } } },
  })
})

it('what may be answered in the place of an interface is in the schema, though nothing else leads to it', async () => {
  const use: Use = extension =>
    extension.use({
      typeDefs:
        'interface Being { name: String } type Ant implements Being { name: String } type Query { being: Being }',
      resolvers: { Query: { being: () => ({ __typename: 'Ant', name: 'Z' }) } },
      resolversConfig: { 'Query.being': OPEN },
    })
  expect(await ask(use, '{ being { __typename ... on Ant { name } } }')).toEqual({
    data: { being: { __typename: 'Ant', name: 'Z' } },
  })
})

it('a directive that is defined may stand in a query', async () => {
  const use: Use = extension =>
    extension.use({
      typeDefs: `directive @once on FIELD ${HELLO.typeDefs}`,
      resolvers: { Query: { hello: () => 'you' } },
      resolversConfig: { 'Query.hello': OPEN },
    })
  expect(await ask(use, '{ hello @once }')).toEqual({ data: { hello: 'you' } })
})

it('a function gets the schema builder, by its name and as it is', async () => {
  const use: Use = extension =>
    extension.use((builder: Parameters<Use>[0]) => ({
      types: [
        builder.extendType({ type: 'Query', definition: (t: Parameters<Use>[0]) => t.boolean('same') }),
      ],
      resolvers: { Query: { same: () => builder.nexus.extendType === builder.extendType } },
      resolversConfig: { 'Query.same': OPEN },
    }))
  expect(await ask(use, '{ same }')).toEqual({ data: { same: true } })
})
