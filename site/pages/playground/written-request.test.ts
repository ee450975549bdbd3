import { expect, test } from 'vitest'
import { NEW_REQUEST } from './address.ts'
import { askedRequest, isSafe } from './written-request.ts'

test('what is written is what is asked', () => {
  const headers = 'Accept-Version: v5.0\n\nnonsense\n X-Two :  a: b '
  const asked = askedRequest({ ...NEW_REQUEST, path: 'api/a', headers, body: '{"data": {}}' })
  expect(asked).toEqual({
    method: 'GET',
    path: '/api/a',
    as: 'public',
    headers: { 'accept-version': 'v5.0', 'x-two': 'a: b' },
    body: { data: {} },
  })
})

test.each([
  ['', undefined],
  ['  \n', undefined],
  ['{"data":', '{"data":'],
  ['[1]', [1]],
])('the body %j', (body, expected) => {
  expect(askedRequest({ ...NEW_REQUEST, body }).body).toEqual(expected)
})

test.each([
  ['GET', '', false, true],
  ['DELETE', '', false, false],
  ['POST', '{"data":{}}', false, false],
  ['POST', '{"query":"{ posts { data { id } } }"}', true, true],
  ['POST', '{"query":"mutation { deletePost(id: 1) { data { id } } }"}', true, false],
])('%s %s, sent as it is typed', (method, body, isGraphql, expected) => {
  expect(isSafe({ ...NEW_REQUEST, method, body }, isGraphql)).toBe(expected)
})
