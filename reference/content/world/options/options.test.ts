import { describe, expect, test } from 'vitest'
import { parseWorld } from '../../../world/parse-world.ts'
import type { ContentOptions } from '../content-world.ts'
import { libraryWith } from '../library.fixture.ts'

/** The library's options with others in place of `options.json`; `undefined` is a world without that file. */
function optionsOf(value: object | undefined): ContentOptions {
  const files = new Map(libraryWith())
  if (value === undefined) files.delete('options.json')
  else files.set('options.json', JSON.stringify(value))
  return parseWorld('library', files).options
}

describe('options', () => {
  test('of a world that gives none are the defaults', () => {
    expect(optionsOf(undefined)).toEqual({
      rest: { defaultLimit: 25, maxLimit: null, withCount: true, prefix: '/api' },
      graphql: {},
      permissions: null,
      apiTokens: [],
      jwtSecret: 'assayer',
      defaultLocale: 'en',
    })
  })

  test.each<{ says: string; given: object; expected: Partial<ContentOptions> }>([
    {
      says: 'limits of lists',
      given: { api: { rest: { defaultLimit: 5, maxLimit: 9, withCount: false } } },
      expected: { rest: { defaultLimit: 5, maxLimit: 9, withCount: false, prefix: '/api' } },
    },
    {
      says: 'no limit by null',
      given: { api: { rest: { maxLimit: null } } },
      expected: { rest: { defaultLimit: 25, maxLimit: null, withCount: true, prefix: '/api' } },
    },
    {
      says: 'the smallest limits',
      given: { api: { rest: { defaultLimit: 1, maxLimit: 1 } }, graphql: { depthLimit: 0, amountLimit: -1 } },
      expected: {
        rest: { defaultLimit: 1, maxLimit: 1, withCount: true, prefix: '/api' },
        graphql: { depthLimit: 0, amountLimit: -1 },
      },
    },
    {
      says: 'what stands before every path',
      given: { api: { rest: { prefix: '/content/v1/' } } },
      expected: { rest: { defaultLimit: 25, maxLimit: null, withCount: true, prefix: '/content/v1' } },
    },
    {
      says: 'that nothing stands before paths',
      given: { api: { rest: { prefix: '/' } } },
      expected: { rest: { defaultLimit: 25, maxLimit: null, withCount: true, prefix: '' } },
    },
    { says: 'GraphQL switched off', given: { graphql: false }, expected: { graphql: null } },
    {
      says: 'GraphQL as written',
      given: { graphql: { shadowCRUD: false, maxLimit: -1, apolloServer: { tracing: true } } },
      expected: { graphql: { shadowCRUD: false, maxLimit: -1, apolloServer: { tracing: true } } },
    },
    {
      says: 'granted actions of types and of plugins',
      given: {
        permissions: { public: ['api::page.page.createLocalization', 'plugin::i18n.locales.listLocales'] },
      },
      expected: {
        permissions: { public: ['api::page.page.createLocalization', 'plugin::i18n.locales.listLocales'] },
      },
    },
    {
      says: 'a token that expires',
      given: {
        apiTokens: [{ name: 'a', type: 'custom', accessKey: 'k', permissions: [], expiresAt: '2024-01-01' }],
      },
      expected: {
        apiTokens: [
          {
            name: 'a',
            type: 'custom',
            accessKey: 'k',
            permissions: [],
            expiresAt: '2024-01-01T00:00:00.000Z',
          },
        ],
      },
    },
    {
      says: 'a token that never expires',
      given: { apiTokens: [{ name: 'a', type: 'full-access', accessKey: 'k', expiresAt: null }] },
      expected: { apiTokens: [{ name: 'a', type: 'full-access', accessKey: 'k', permissions: [] }] },
    },
  ])('say $says', ({ given, expected }) => {
    expect(optionsOf(given)).toMatchObject(expected)
  })
})
