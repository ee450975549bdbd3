import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  graphqlSync,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { type CacheHint, CacheHints, cacheControl } from './cache-hints.ts'

/** The policy of an answer where fields get hints by the path that leads to them. */
function policy(source: string, given: Readonly<Record<string, CacheHint>>) {
  const hints = new CacheHints()
  const hinted =
    (value: unknown) =>
    (_source: unknown, _args: unknown, _context: unknown, info: Parameters<CacheHints['set']>[1]) => {
      const keys: string[] = []
      for (let at: typeof info.path | undefined = info.path; at; at = at.prev)
        if (typeof at.key === 'string') keys.unshift(at.key)
      const hint = given[keys.join('.')]
      if (hint) hints.set(hint, info)
      return value
    }
  const dish: GraphQLObjectType = new GraphQLObjectType({
    name: 'Dish',
    fields: () => ({
      size: { type: GraphQLInt, resolve: hinted(1) },
      side: { type: dish, resolve: hinted({}) },
    }),
  })
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: {
      dish: { type: dish, resolve: hinted({}) },
      dishes: { type: new GraphQLList(dish), resolve: hinted([{}, {}]) },
      isOpen: { type: GraphQLBoolean, resolve: hinted(true) },
    },
  })
  expect(graphqlSync({ schema: new GraphQLSchema({ query }), source }).errors).toBeUndefined()
  return hints.policy()
}

const SIXTY = { maxAge: 60 }

describe('how long an answer may be kept', () => {
  const rows: readonly (readonly [
    says: string,
    source: string,
    hints: Readonly<Record<string, CacheHint>>,
    policy: readonly [maxAge: number, scope: string] | null,
  ])[] = [
    ['nothing is known without a hint', '{ dish { size } }', {}, null],
    ['as long as its one field', '{ dish { size } }', { dish: SIXTY }, [60, 'PUBLIC']],
    [
      'as long as its shortest field',
      '{ dish { size } isOpen }',
      { dish: SIXTY, isOpen: { maxAge: 5 } },
      [5, 'PUBLIC'],
    ],
    ['not where a root field has no hint', '{ dish { size } isOpen }', { dish: SIXTY }, [0, 'PUBLIC']],
    [
      'not where a field with fields has no hint',
      '{ dish { side { size } } }',
      { dish: SIXTY },
      [0, 'PUBLIC'],
    ],
    [
      'as long as fields inside say',
      '{ dish { side { size } } }',
      { dish: SIXTY, 'dish.side': { maxAge: 7 } },
      [7, 'PUBLIC'],
    ],
    [
      'as long as a value inside says',
      '{ dish { size } }',
      { dish: SIXTY, 'dish.size': { maxAge: 3 } },
      [3, 'PUBLIC'],
    ],
    [
      'to one caller alone where a field is',
      '{ dish { size } isOpen }',
      { dish: SIXTY, isOpen: { maxAge: 90, scope: 'PRIVATE' } },
      [60, 'PRIVATE'],
    ],
    ['not by a scope alone', '{ dish { size } }', { dish: { scope: 'PRIVATE' } }, [0, 'PRIVATE']],
    [
      'by the name that a field has in the answer',
      '{ main: dish { size } }',
      { main: SIXTY },
      [60, 'PUBLIC'],
    ],
    [
      'with the fields of fragments',
      '{ dish { ... { side { size } } ...Side } } fragment Side on Dish { other: side { size } }',
      { dish: SIXTY, 'dish.side': { maxAge: 9 }, 'dish.other': { maxAge: 8 } },
      [8, 'PUBLIC'],
    ],
    [
      'whatever the place in a list',
      '{ dishes { size } }',
      { dishes: SIXTY, 'dishes.size': { maxAge: 4 } },
      [4, 'PUBLIC'],
    ],
  ]
  test.each(rows)('%s', (_says, source, hints, expected) => {
    expect(policy(source, hints)).toEqual(expected && { maxAge: expected[0], scope: expected[1] })
  })

  test('of two hints for a field each says its part, the later one last', () => {
    const hints = new CacheHints()
    const query = new GraphQLObjectType({
      name: 'Query',
      fields: {
        isOpen: {
          type: GraphQLBoolean,
          resolve: (_source, _args, _context, info) => {
            for (const hint of [{ maxAge: 60, scope: 'PRIVATE' }, { maxAge: 30 }] as const)
              hints.set(hint, info)
            return true
          },
        },
      },
    })
    graphqlSync({ schema: new GraphQLSchema({ query }), source: '{ isOpen }' })
    expect(hints.policy()).toEqual({ maxAge: 30, scope: 'PRIVATE' })
  })
})

test.each([
  [60, 'PUBLIC', 'max-age=60, public'],
  [1, 'PRIVATE', 'max-age=1, private'],
  [0, 'PUBLIC', null],
] as const)('%i seconds, %s: the header is %j', (maxAge, scope, header) => {
  expect(cacheControl.header({ maxAge, scope })).toBe(header)
})
