import { expect, test } from 'vitest'
import type { RequestSpec } from '../../conformance/suite/clause.ts'
import { askedAgain } from './asked-again.ts'

const REQUEST: RequestSpec = {
  ...{ method: 'GET', path: '/a/<posts:x>/', headers: { Accept: 'a' }, body: undefined, as: 'session:olga' },
  ...{ token: null, isExact: false, door: 'rest' },
}
const SENT = { method: 'GET', path: '/a/1/', headers: { Accept: 'a', cookie: 's=1' }, body: null }

test('a session is one of the reference that began it: its caller signs anew', () => {
  const asked = { method: 'GET', path: '/a/1/', headers: { Accept: 'a' }, as: 'session:olga' }
  expect(askedAgain(SENT, REQUEST)).toEqual(asked)
})

test.each([
  ['of the public', { as: 'public' }],
  ['whose key stands in the path', { as: 'content-key' }],
  ['with a token that is wrong on purpose', { as: 'integration', token: { secret: '00' } }],
])('a request %s is sent as it was', (_what, change) => {
  expect(askedAgain(SENT, { ...REQUEST, ...change })).toEqual({
    ...{ method: 'GET', path: '/a/1/' },
    headers: SENT.headers,
  })
})

test('a proof that the scenario writes itself stays', () => {
  const sent = { ...SENT, headers: { Authorization: 'mine' } }
  expect(askedAgain(sent, { ...REQUEST, headers: { Authorization: 'x' } }).headers).toEqual({
    Authorization: 'mine',
  })
})
