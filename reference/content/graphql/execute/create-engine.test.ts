import type * as nexusLibrary from 'nexus'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import type { Edit } from '../../world/library.fixture.ts'
import { askedExtension, type Use } from '../library-asked.fixture.ts'

const OPEN = { auth: false }

/** An extension of one query that anybody may ask. */
const query = (name: string, type: string, resolve: unknown) => ({
  typeDefs: `type Query { ${name}: ${type} }`,
  resolvers: { Query: { [name]: resolve } },
  resolversConfig: { [`Query.${name}`]: OPEN },
})

const graphql = (value: object): Edit => ({ file: 'options.json', at: ['graphql'], value })

test('register may take its time, and what it registers late is there', async () => {
  const late: Use = async extension => {
    await Promise.resolve()
    extension.use(query('late', 'String', () => 'yes'))
  }
  expect(await (await askedExtension(late))('{ late }')).toEqual({ late: 'yes' })
})

test("a project's own code reads whatever it asks for, whoever calls", async () => {
  const use: Use = (extension, strapi) =>
    extension.use(
      query('named', 'Int', () =>
        strapi.entityService.count('api::book.book', { filters: { author: { name: 'Jane' } } }),
      ),
    )
  const edit = { file: 'data.json', at: ['api::book.book', 1, 'author'], value: 2 }
  expect(await (await askedExtension(use, edit))('{ named }', {}, null)).toEqual({ named: 1 })
})

describe('an answer tells how it came about', () => {
  test.each([
    [{ apolloServer: { tracing: true } }, ['late', 'genre', 'data', 'id']],
    [{}, null],
  ])('where it is configured so: %j', async (config, fields) => {
    const use: Use = extension => extension.use(query('late', 'Int', async () => 1))
    const ask = await askedExtension(use, graphql(config))
    const { extensions } = await ask.answer('{ late genre(id: 1) { data { id } } }')
    const traced = extensions?.tracing.execution.resolvers.map(({ fieldName }) => fieldName) ?? null
    expect(traced?.toSorted() ?? null).toEqual(fields?.toSorted() ?? null)
  })
})

describe('what an extension makes of generated types', () => {
  const format: Use = (_extension, strapi) => strapi.plugin('graphql').service('format').returnTypes
  const asked = (type: string, make: (formats: Parameters<Use>[1]) => unknown) =>
    askedExtension((extension, strapi) =>
      extension.use(query('made', type, () => make(format(extension, strapi)))),
    )
  const LIST = 'BookEntityResponseCollection'

  test('a list counts its entries, where nobody did', async () => {
    const ask = await asked(LIST, ({ toEntityResponseCollection }: Parameters<Use>[1]) =>
      toEntityResponseCollection([], {
        args: { start: 0, limit: 1, filters: { title: { $ne: 'Emma' } } },
        resourceUID: 'api::book.book',
      }),
    )
    const META = '{ made { data { id } meta { pagination { total page pageSize pageCount } } } }'
    expect(await ask(META)).toEqual({
      made: { data: [], meta: { pagination: { total: 2, page: 1, pageSize: 1, pageCount: 2 } } },
    })
  })

  test.each([
    [{ args: {} }],
    [{ resourceUID: 'api::book.book' }],
    [{ resourceUID: 5, args: {} }],
    [undefined],
  ])('a list that tells %j of itself has no meta', async info => {
    const ask = await asked(LIST, ({ toEntityResponseCollection }: Parameters<Use>[1]) =>
      toEntityResponseCollection([], info),
    )
    const NULL = 'Cannot return null for non-nullable field ResponseCollectionMeta.pagination.'
    expect(await ask('{ made { data { id } } }')).toEqual({ made: { data: [] } })
    expect(await ask('{ made { meta { pagination { total } } } }')).toEqual({
      data: { made: null },
      errors: [NULL],
    })
  })

  test.each([[LIST], ['GenreRelationResponseCollection']])('a %s of nothing is an empty list', async type => {
    const ask = await asked(type, () => ({}))
    expect(await ask('{ made { data { id } } }')).toEqual({ made: { data: [] } })
  })

  test.each<readonly [entry: unknown, author: string | null]>([
    [{ id: 1, author: 2 }, '2'],
    [{ id: 1 }, '1'],
    [{ id: 1, author: null }, null],
    [{ id: 9 }, null],
    [{ id: '1', author: 2 }, null],
    [{ author: 2 }, null],
    ['text', null],
  ])('an entry %j has the author %s', async (entry, author) => {
    const edit = { file: 'data.json', at: ['api::book.book', 0, 'author'], value: 1 }
    const use: Use = (extension, strapi) =>
      extension.use(
        query('made', 'BookEntityResponse', () => Object(format(extension, strapi)).toEntityResponse(entry)),
      )
    const ask = await askedExtension(use, edit)
    expect(await ask('{ made { data { attributes { author { data { id } } } } } }')).toEqual({
      made: { data: { attributes: { author: { data: author === null ? null : { id: author } } } } },
    })
  })
})

test('a type of which nothing can be written has no mutation that writes it', async () => {
  const use: Use = extension => {
    const genre = extension.shadowCRUD('api::genre.genre')
    for (const name of ['label', 'books', 'createdAt', 'updatedAt', 'publishedAt'])
      genre.field(name).disableInput()
  }
  const ask = await askedExtension(use)
  const { __schema } = Object(await ask('{ __schema { mutationType { fields { name } } } }'))
  const names = __schema.mutationType.fields.map(({ name }: { name: string }) => name)
  expect(names.filter((name: string) => name.endsWith('Genre'))).toEqual(['deleteGenre'])
})

test('what a plugin refuses is a mistake of the extension', async () => {
  const use: Use = extension =>
    extension.use(({ plugin }: typeof nexusLibrary) => ({
      plugins: [
        plugin({
          name: 'refusing',
          onAfterBuild: () => {
            throw new Error('not like this')
          },
        }),
      ],
    }))
  await expect(askedExtension(use)).rejects.toThrow(UsageError)
  await expect(askedExtension(use)).rejects.toThrow(
    'plugins of an extension do not fit the schema: not like this',
  )
})
