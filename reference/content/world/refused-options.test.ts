import { describe, expect, test } from 'vitest'
import {
  inFile,
  problemsOf,
  type RefusedWorld,
  refused,
  testRefusals,
} from '../../world/refused-world.fixture.ts'
import { libraryWith } from './library.fixture.ts'

const options = inFile('options.json')

const OPTIONS: readonly RefusedWorld[] = [
  refused('an unknown option', options(['jwtsecret'], 'x'), {
    path: 'jwtsecret',
    found: 'the unknown key "jwtsecret"',
    expected: 'a known key; the nearest is jwtSecret',
  }),
  refused('an empty secret', options(['jwtSecret'], ''), {
    path: 'jwtSecret',
    found: 'an empty text',
    expected: 'a text',
  }),
  refused('an unknown limit', options(['api', 'rest', 'maxlimit'], 5), {
    path: 'api.rest.maxlimit',
    found: 'the unknown key "maxlimit"',
    expected: 'a known key; the nearest is maxLimit',
  }),
  refused('a limit of 0', options(['api', 'rest', 'maxLimit'], 0), {
    path: 'api.rest.maxLimit',
    found: '0',
    expected: 'a whole number of at least 1',
  }),
  refused('an endpoint that is no path', options(['graphql', 'endpoint'], 'graphql'), {
    path: 'graphql.endpoint',
    found: '"graphql"',
    expected: 'a path, such as "/graphql"',
  }),
  refused('permissions of a role that is not there', options(['permissions', 'publik'], []), {
    path: 'permissions.publik',
    found: 'the unknown key "publik"',
    expected: 'a known key; the nearest is public',
  }),
  refused('an action that is not there', options(['permissions', 'public', 0], 'api::book.book.fnd'), {
    path: 'permissions.public[0]',
    found: '"api::book.book.fnd"',
    expected: 'an action, <uid>.<action>; the nearest is api::book.book.find',
  }),
  refused('an unknown kind of token', options(['apiTokens', 0, 'type'], 'admin'), {
    path: 'apiTokens[0].type',
    found: '"admin"',
    expected: 'one of read-only, full-access, custom',
  }),
  refused('a token without a key', options(['apiTokens', 0, 'accessKey']), {
    path: 'apiTokens[0].accessKey',
    found: 'nothing',
    expected: 'text',
  }),
  refused(
    'two tokens of one name',
    options(['apiTokens', 1], { name: 'reader', type: 'custom', accessKey: 'd' }),
    {
      path: 'apiTokens[1].name',
      found: 'that of the token 0 again',
      expected: 'a token with a name of its own',
    },
  ),
  refused('a token that expires in words', options(['apiTokens', 0, 'expiresAt'], 'soon'), {
    path: 'apiTokens[0].expiresAt',
    found: '"soon"',
    expected: 'a date and time, YYYY-MM-DDTHH:mm:ss.SSSZ',
  }),
  refused(
    'two tokens of one key',
    options(['apiTokens', 1], { name: 'other', type: 'custom', accessKey: 'abc' }),
    {
      path: 'apiTokens[1].accessKey',
      found: 'that of the token 0 again',
      expected: 'a token with a accessKey of its own',
    },
  ),
  refused('an unknown key of a token', options(['apiTokens', 0, 'permission'], []), {
    path: 'apiTokens[0].permission',
    found: 'the unknown key "permission"',
    expected: 'a known key; the nearest is permissions',
  }),
  refused('a token for an action that is not there', options(['apiTokens', 0, 'permissions'], ['find']), {
    path: 'apiTokens[0].permissions[0]',
    found: '"find"',
    expected: 'an action, <uid>.<action>',
  }),
  refused('a path without a slash before it', options(['api', 'rest', 'prefix'], 'api'), {
    path: 'api.rest.prefix',
    found: '"api"',
    expected: 'a path, such as "/api"',
  }),
  refused('an unknown key of GraphQL', options(['graphql', 'maxlimit'], 5), {
    path: 'graphql.maxlimit',
    found: 'the unknown key "maxlimit"',
    expected: 'a known key; the nearest is maxLimit',
  }),
  refused('a flag of GraphQL that is a text', options(['graphql', 'shadowCRUD'], 'no'), {
    path: 'graphql.shadowCRUD',
    found: '"no"',
    expected: 'true or false',
  }),
  refused('a depth below zero', options(['graphql', 'depthLimit'], -1), {
    path: 'graphql.depthLimit',
    found: '-1',
    expected: 'a whole number of at least 0',
  }),
  refused('a limit of GraphQL below none', options(['graphql', 'amountLimit'], -2), {
    path: 'graphql.amountLimit',
    found: '-2',
    expected: 'a whole number of at least -1',
  }),
  refused('a server of GraphQL that is no object', options(['graphql', 'apolloServer'], true), {
    path: 'graphql.apolloServer',
    found: 'true',
    expected: 'an object',
  }),
  refused('permissions that are no list', options(['permissions', 'public'], 'all'), {
    path: 'permissions.public',
    found: '"all"',
    expected: 'a list of texts',
  }),
  refused(
    'localizations of a type that is not localized',
    options(['permissions', 'public', 0], 'api::book.book.createLocalization'),
    {
      path: 'permissions.public[0]',
      found: '"api::book.book.createLocalization"',
      expected: 'an action, <uid>.<action>; the nearest is api::home.home.createLocalization',
    },
  ),
  refused(
    'an action on the entries of a plugin',
    options(['permissions', 'public', 0], 'plugin::i18n.locale.update'),
    {
      path: 'permissions.public[0]',
      found: '"plugin::i18n.locale.update"',
      expected: 'an action, <uid>.<action>',
    },
  ),
]

describe('options are refused for', () => testRefusals(OPTIONS))

test('options that are no object are read no further', () => {
  const files = new Map([...libraryWith(), ['options.json', '[]']])
  expect(problemsOf(files)).toEqual([{ file: 'options.json', path: '$', found: '[]', expected: 'an object' }])
})

test('tokens without keys do not have the same one', () => {
  const tokens = ['reader', 'writer'].map(name => ({ name, type: 'custom' }))
  const problems = problemsOf(libraryWith(options(['apiTokens'], tokens)))
  expect(problems.map(({ path, found }) => `${path}: ${found}`)).toEqual([
    'apiTokens[0].accessKey: nothing',
    'apiTokens[1].accessKey: nothing',
  ])
})
