import { expect, test } from 'vitest'
import { type Copied, copyAs } from './copy-as.ts'

const READ: Copied = {
  says: 'an operand in upper case',
  sent: { method: 'GET', path: '/api/dishes?filters[title][$eq]=a b', headers: {}, body: null },
  expected: { status: 200, body: { 'data[*].attributes.slug': ['a', 'b'], 'data[0].id': '<id>' } },
  door: 'rest',
}
const WRITE: Copied = {
  ...READ,
  sent: {
    ...{ method: 'POST', path: '/api/dishes', body: '{"data":{"title":"it\'s"}}' },
    headers: { authorization: 'Bearer abc', 'content-type': 'application/json' },
  },
  expected: { status: 'refused', headers: { 'x-a': 'b' } },
}

test('curl', () => {
  expect(copyAs('curl', READ)).toBe(
    "curl -sS -g --path-as-is 'http://127.0.0.1:1337/api/dishes?filters[title][$eq]=a%20b'",
  )
  expect(copyAs('curl', WRITE)).toContain("-H 'authorization: Bearer abc'")
})

test('fetch', () => {
  expect(copyAs('fetch', READ)).toBe(
    "const response = await fetch('http://127.0.0.1:1337/api/dishes?filters[title][$eq]=a%20b')\n" +
      'console.log(response.status, await response.json())\n',
  )
  expect(copyAs('fetch', WRITE)).toContain(`method: 'POST',
  headers: { 'authorization': 'Bearer abc', 'content-type': 'application/json' },
  body: JSON.stringify({`)
})

test('Hurl', () => {
  expect(copyAs('Hurl', READ)).toBe(`# an operand in upper case
GET http://127.0.0.1:1337/api/dishes?filters[title][$eq]=a%20b
[Options]
path-as-is: true

HTTP 200
[Asserts]
jsonpath "$.data" count == 2
jsonpath "$.data[0].attributes.slug" == "a"
jsonpath "$.data[1].attributes.slug" == "b"
jsonpath "$.data[0].id" toString matches /^([1-9][0-9]*|[0-9a-f]{24})$/
`)
})

test('Vitest', () => {
  expect(copyAs('Vitest', READ)).toBe(`import { expect, test } from 'vitest'

test('an operand in upper case', async () => {
  const response = await fetch('http://127.0.0.1:1337/api/dishes?filters[title][$eq]=a%20b')
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body.data.map(it => it.attributes.slug)).toEqual(["a","b"])
  // data[0].id: "<id>"
})
`)
  expect(copyAs('Vitest', WRITE)).toContain(
    'expect(response.status).toBeGreaterThanOrEqual(400)\n  expect(response.headers.get(\'x-a\')).toEqual("b")',
  )
})

test('of a request that was edited nothing is expected', () => {
  const edited = { ...READ, expected: null }
  expect(copyAs('Hurl', edited)).toContain('HTTP *\n')
  expect(copyAs('Vitest', edited)).not.toContain('expect(')
})
