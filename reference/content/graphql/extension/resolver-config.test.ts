import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../usage-error.ts'
import { type ResolverConfig, readResolversConfig } from './resolver-config.ts'

const NOTHING: ResolverConfig = { auth: undefined, policies: [], middlewares: [] }
const call = () => true

describe('what an extension says of a resolver', () => {
  const rows: readonly (readonly [says: string, given: unknown, read: ResolverConfig])[] = [
    ['nothing', undefined, NOTHING],
    ['null, which is nothing', null, NOTHING],
    ['an object of nothing', {}, NOTHING],
    ['auth that is null', { auth: null }, NOTHING],
    ['auth that names no scope', { auth: {} }, NOTHING],
    ['auth that is off', { auth: false }, { ...NOTHING, auth: false }],
    ['a scope of several', { auth: { scope: ['a', 'b'] } }, { ...NOTHING, auth: { scope: ['a', 'b'] } }],
    ['a scope of one, without a list', { auth: { scope: 'a' } }, { ...NOTHING, auth: { scope: ['a'] } }],
    ['a scope of none', { auth: { scope: [] } }, { ...NOTHING, auth: { scope: [] } }],
    ['lists that are null', { policies: null, middlewares: null }, NOTHING],
    [
      'policies in all their forms',
      { policies: [call, 'global::p', { name: 'global::q', config: { a: 1 } }, { name: 'global::r' }] },
      {
        ...NOTHING,
        policies: [
          { kind: 'function', call },
          { kind: 'name', name: 'global::p' },
          { kind: 'settings', name: 'global::q', settings: { a: 1 } },
          { kind: 'settings', name: 'global::r', settings: {} },
        ],
      },
    ],
    [
      'a middleware with options, which a config is not',
      { middlewares: [{ name: 'global::m', options: { a: 1 }, config: { b: 2 } }] },
      { ...NOTHING, middlewares: [{ kind: 'settings', name: 'global::m', settings: { a: 1 } }] },
    ],
  ]
  test.each(rows)('%s', (_says, given, read) => {
    expect(readResolversConfig({ 'Query.a': given, 'Query.b': null })).toEqual(
      new Map([
        ['Query.a', read],
        ['Query.b', NOTHING],
      ]),
    )
  })

  test.each([undefined, null])('of no resolver where %s is given', given => {
    expect(readResolversConfig(given)).toEqual(new Map())
  })
})

describe('what cannot be read is refused', () => {
  const rows: readonly (readonly [given: unknown, message: string])[] = [
    [[], 'resolversConfig must be an object of resolvers by name'],
    ['text', 'resolversConfig must be an object of resolvers by name'],
    [{ 'Query.a': 5 }, 'resolversConfig of Query.a must be an object'],
    [{ 'Query.a': [] }, 'resolversConfig of Query.a must be an object'],
    ...[true, 5, 'a', [], { scope: [1] }, { scope: ['a', null] }, { scope: null }].map(
      auth =>
        [
          { 'Query.a': { auth } },
          'auth of Query.a must be false, or an object with a scope of permissions',
        ] as const,
    ),
    [{ 'Query.a': { policies: {} } }, 'policies of Query.a must be a list'],
    [{ 'Query.a': { middlewares: 'global::m' } }, 'middlewares of Query.a must be a list'],
    ...[5, null, {}, { name: 5 }, []].map(
      item =>
        [
          { 'Query.a': { policies: ['global::p', item] } },
          'policies of Query.a: each is a name, an object {name, config} or a function',
        ] as const,
    ),
    [
      { 'Query.a': { middlewares: [{ config: {} }] } },
      'middlewares of Query.a: each is a name, an object {name, options} or a function',
    ],
  ]
  test.each(rows)('%j: %s', (given, message) => {
    const reading = () => readResolversConfig(given)
    expect(reading).toThrow(UsageError)
    expect(reading).toThrow(message)
  })
})
