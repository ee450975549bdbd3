import { describe } from 'vitest'
import { inFile, type RefusedWorld, refused, testRefusals } from '../../world/refused-world.fixture.ts'

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
]

describe('options are refused for', () => testRefusals(OPTIONS))
