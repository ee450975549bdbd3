import { expect, test } from 'vitest'
import { isPartOf } from './is-part-of.ts'
import { plainQuery } from './plain-query.ts'
import type { PlatformQuery } from './platform-query.ts'

const POST = plainQuery('/platform/api/content/posts/<posts:a>/', 'content-key')
const OTHER = plainQuery('/platform/api/content/posts/<posts:b>/', 'content-key')

function sent(query: PlatformQuery, headers: PlatformQuery['headers']): PlatformQuery {
  return { ...query, headers }
}

test.each<[what: string, small: PlatformQuery, large: PlatformQuery, isPart: boolean]>([
  ['another entry of the resource has all of it', POST, OTHER, true],
  [
    'another version is another question',
    sent(POST, { 'accept-version': 'v2.0' }),
    sent(OTHER, { 'accept-version': 'v4.0' }),
    false,
  ],
  [
    'the same version is not',
    sent(POST, { 'accept-version': 'v4.0' }),
    sent(OTHER, { 'accept-version': 'v4.0' }),
    true,
  ],
  [
    'a proof that is false is like another one',
    sent(POST, { cookie: 'a=nonsense' }),
    sent(OTHER, { cookie: 'a=more' }),
    true,
  ],
])('%s', (_, small, large, isPart) => {
  expect(isPartOf(small, large)).toBe(isPart)
})
