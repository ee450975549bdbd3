import { buildSchema, graphqlSync, Kind } from 'graphql'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import { addResolvers } from './resolvers.ts'

const SDL = `
  type Query { dish(of: Grams): Dish any: Any named: Named weigh(as: Grams): Grams }
  type Dish implements Named { name: String }
  interface Named { name: String }
  union Any = Dish
  scalar Grams
  input By { name: String }
`

function answered(query: string, ...resolvers: readonly Readonly<Record<string, unknown>>[]): unknown {
  const schema = buildSchema(SDL)
  addResolvers(schema, resolvers)
  return graphqlSync({ schema, source: query }).data
}

describe('resolvers of an extension', () => {
  const rows: readonly (readonly [
    says: string,
    query: string,
    resolvers: Readonly<Record<string, unknown>>,
    data: unknown,
  ])[] = [
    [
      'a function',
      '{ dish { name } }',
      { Query: { dish: () => ({ name: 'pie' }) } },
      { dish: { name: 'pie' } },
    ],
    [
      'an object with a function',
      '{ dish { name } }',
      { Query: { dish: { resolve: () => ({}) } }, Dish: { name: () => 'pie' } },
      { dish: { name: 'pie' } },
    ],
    [
      'the type of a union',
      '{ any { __typename } }',
      { Query: { any: () => ({}) }, Any: { __resolveType: () => 'Dish' } },
      { any: { __typename: 'Dish' } },
    ],
    [
      'the type of an interface',
      '{ named { __typename name } }',
      {
        Query: { named: () => ({ name: 'pie' }) },
        Named: { __resolveType: ({ name }: { name: string }) => name && 'Dish' },
      },
      { named: { __typename: 'Dish', name: 'pie' } },
    ],
    [
      'how a scalar is shown and read',
      '{ weigh(as: 5) }',
      {
        Query: { weigh: (_: unknown, { as }: { as: number }) => as },
        Grams: {
          serialize: (value: number) => `${value} g`,
          parseLiteral: (node: { kind: string; value: string }) =>
            node.kind === Kind.INT && Number(node.value) * 2,
        },
      },
      { weigh: '10 g' },
    ],
    ['nothing of a type', '{ dish { name } }', { Query: null, Dish: undefined }, { dish: null }],
  ]
  test.each(rows)('%s', (_says, query, resolvers, data) => {
    expect(answered(query, resolvers)).toEqual(data)
  })

  test('the last of several for a field', () => {
    const named = (name: string) => ({ Query: { dish: () => ({ name }) } })
    expect(answered('{ dish { name } }', named('pie'), named('tart'))).toEqual({ dish: { name: 'tart' } })
  })

  test('how a scalar is read off variables', () => {
    const schema = buildSchema(SDL)
    const parseValue = (value: unknown) => [value]
    addResolvers(schema, [
      { Grams: { parseValue }, Query: { weigh: (_: unknown, args: { as: unknown }) => args.as } },
    ])
    const asked = { schema, source: 'query ($g: Grams) { weigh(as: $g) }', variableValues: { g: 1 } }
    expect(graphqlSync(asked).data).toEqual({ weigh: [1] })
  })

  test('of a scalar only what they have', () => {
    const schema = buildSchema(SDL)
    addResolvers(schema, [{ Grams: { serialize: (value: number) => `${value} g` } }])
    const rootValue = { weigh: ({ as }: { as: unknown }) => as }
    const asked = {
      schema,
      source: 'query ($g: Grams) { weigh(as: $g) }',
      rootValue,
      variableValues: { g: 1 },
    }
    expect(graphqlSync(asked).data).toEqual({ weigh: '1 g' })
  })

  test('of a scalar what is no function has no say', () => {
    const schema = buildSchema(SDL)
    addResolvers(schema, [{ Grams: { serialize: 5, parseValue: 'x', parseLiteral: null } }])
    const source = '{ weigh(as: 7) }'
    expect(
      graphqlSync({ schema, source, rootValue: { weigh: ({ as }: { as: unknown }) => as } }).data,
    ).toEqual({
      weigh: 7,
    })
  })
})

describe('a resolver that does not fit is refused', () => {
  const rows: readonly (readonly [resolvers: Readonly<Record<string, unknown>>, message: string])[] = [
    [{ Colour: {} }, 'Colour defined in resolvers, but not in schema'],
    [{ Query: { colour: () => 1 } }, 'Query.colour defined in resolvers, but not in schema'],
    [{ Query: { dish: 5 } }, 'The resolver of Query.dish must be a function'],
    [{ Query: { dish: {} } }, 'The resolver of Query.dish must be a function'],
    [{ Query: [] }, 'resolvers of Query must be an object'],
    [{ Any: { name: () => 1 } }, 'Any.name defined in resolvers, but not in schema'],
    [{ By: { name: () => 1 } }, 'By.name defined in resolvers, but not in schema'],
    [{ Dish: { __resolveType: () => 'Dish' } }, 'Dish.__resolveType defined in resolvers, but not in schema'],
  ]
  test.each(rows)('%j', (resolvers, message) => {
    const adding = () => addResolvers(buildSchema(SDL), [resolvers])
    expect(adding).toThrow(UsageError)
    expect(adding).toThrow(message)
  })
})
