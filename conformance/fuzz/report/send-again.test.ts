import { expect, test } from 'vitest'
import type { InvalidQuery } from '../invalid/invalid-query.ts'
import type { PlatformQuery } from '../platform/platform-query.ts'
import { readWritten } from '../written.ts'
import { sendAgain } from './send-again.ts'

const URL = 'http://127.0.0.1:1337'
/** For a shell. */
const bearer = (variable: string) => ` -H "authorization: Bearer \${${variable}}"`
const read = readWritten('GET /api/books?sort=title')

test.each([
  ['public', ''],
  ['token:read-only', bearer('ASSAYER_TOKEN_READ_ONLY')],
  ['user:mia', bearer('ASSAYER_JWT_MIA')],
])('a request of %s names the variable of the token, if there is one', (as, header) => {
  expect(sendAgain(URL, read, as)).toBe(
    `curl -sS -g --path-as-is 'http://127.0.0.1:1337/api/books?sort=title'${header}`,
  )
})

test('a write that is wrong has ids in place of names, and is its own caller’s', () => {
  const request = {
    method: 'PUT',
    path: '/api/books/<books:Emma>',
    headers: {},
    body: { data: { author: '<authors:Jane>' } },
  }
  const known = new Map([
    ['books:Emma', 2],
    ['authors:Jane', 7],
  ])
  const query: InvalidQuery = {
    door: 'invalid',
    right: { door: 'write', as: 'token:full', request, known },
    faults: [],
  }
  const line = sendAgain(URL, query, 'public')
  expect(line).toContain(`-X PUT 'http://127.0.0.1:1337/api/books/2'`)
  expect(line).toContain(bearer('ASSAYER_TOKEN_FULL'))
  expect(line).toContain(`--data-raw '{"data":{"author":7}}'`)
})

test('a site is asked at the path that it has for the query, with a name for what is secret', () => {
  const query: PlatformQuery = {
    door: 'platform',
    path: '/platform/api/content/posts/<posts:bridge-opens>/',
    ...{ isExact: false, filter: null, parameters: [], headers: {} },
    caller: { as: 'content-key', token: null },
  }
  const pathOf = () => '/ghost/api/v3/content/posts/601/'
  expect(sendAgain(URL, query, 'public', pathOf)).toMatch(
    /^curl -sS -g --path-as-is 'http:\/\/127\.0\.0\.1:1337\/ghost\/api\/v3\/content\/posts\/601\/\?key=/,
  )
})
