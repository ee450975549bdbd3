import * as nexus from 'nexus'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import { graphqlUnits } from '../units.ts'
import { Extensions } from './extensions.ts'

const STRAPI = {}

function additions(...given: readonly unknown[]) {
  const extensions = new Extensions()
  for (const extension of given) extensions.use(extension)
  return extensions.additions({ ...nexus, nexus, strapi: STRAPI }, graphqlUnits.extension)
}

const NOTHING = { types: [], typeDefs: [], plugins: [], resolvers: [], resolversConfig: new Map() }

describe('what an extension adds', () => {
  const rows: readonly (readonly [says: string, extension: unknown, added: object])[] = [
    ['nothing', {}, NOTHING],
    [
      'parts that are null',
      { types: null, typeDefs: null, plugins: null, resolvers: null, resolversConfig: null },
      NOTHING,
    ],
    ['a function that returns nothing', () => {}, NOTHING],
    ['a function that returns null', () => null, NOTHING],
    ['definitions made with the builder', { types: [1, 2] }, { ...NOTHING, types: [1, 2] }],
    ['definitions in SDL', { typeDefs: 'type A' }, { ...NOTHING, typeDefs: ['type A'] }],
    ['plugins of the builder', { plugins: [1] }, { ...NOTHING, plugins: [1] }],
    ['resolvers', { resolvers: { Query: {} } }, { ...NOTHING, resolvers: [{ Query: {} }] }],
    [
      'what a function makes of the application',
      ({ strapi }: { strapi: unknown }) => ({ types: [strapi === STRAPI] }),
      { ...NOTHING, types: [true] },
    ],
  ]
  test.each(rows)('%s', (_says, extension, added) => {
    expect(additions(extension)).toEqual(added)
  })

  test('adds up, in the order of use', () => {
    const { types, typeDefs } = additions({ types: [1], typeDefs: 'type A' }, () => ({ types: [2] }), {
      typeDefs: 'type B',
    })
    expect([types, typeDefs]).toEqual([
      [1, 2],
      ['type A', 'type B'],
    ])
  })
})

describe('of several extensions that speak of one resolver', () => {
  const [A, B] = [{ scope: ['a'] }, { scope: ['b'] }]
  test.each([
    ['the first decides about authorization', [A, B], A],
    ['the first that says anything about it decides', [undefined, B], B],
    ['that it is off says something', [false, B], false],
  ])('%s', (_says, auths, auth) => {
    const { resolversConfig } = additions(
      ...auths.map(given => ({ resolversConfig: { 'Query.a': { auth: given } } })),
    )
    expect(resolversConfig.get('Query.a')).toEqual({ auth, policies: [], middlewares: [] })
  })

  test('policies and middlewares add up', () => {
    const [first, second] = ['global::a', 'global::b'].map(name => ({
      resolversConfig: { 'Query.a': { policies: [name], middlewares: [name] } },
    }))
    const both = ['global::a', 'global::b'].map(name => ({ kind: 'name', name }))
    expect(additions(first, second).resolversConfig.get('Query.a')).toEqual({
      auth: undefined,
      policies: both,
      middlewares: both,
    })
  })
})

describe('what does not fit is refused', () => {
  const rows: readonly (readonly [extension: unknown, message: string])[] = [
    [5, 'use() takes an extension: an object, or a function that returns one'],
    [() => 5, 'An extension must be an object'],
    [() => [], 'An extension must be an object'],
    [{ types: {} }, 'types of an extension must be a list'],
    [{ typeDefs: [] }, 'typeDefs of an extension must be a text of SDL'],
    [{ plugins: 'a' }, 'plugins of an extension must be a list'],
    [{ resolvers: [] }, 'resolvers of an extension must be an object'],
    [{ resolversConfig: 5 }, 'resolversConfig must be an object of resolvers by name'],
  ]
  test.each(rows)('%j', (extension, message) => {
    expect(() => additions(extension)).toThrow(UsageError)
    expect(() => additions(extension)).toThrow(message)
  })
})
