import { expect, test } from 'vitest'
import { mapJson } from './json-answer.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

test.each([
  ['a text', '{"a":1}', '[{"a":1}]'],
  ['bytes', new TextEncoder().encode('2'), '[2]'],
  ['nothing', null, null],
  ['an empty text', '', ''],
])('JSON as %s is changed where there is any', (_, body, changed) => {
  expect(mapJson({ status: 200, headers: JSON_TYPE, body }, value => [value]).body).toBe(changed)
})

test('what is no JSON is left as it is', () => {
  const answer = { status: 200, headers: { 'content-type': 'text/plain' }, body: '1' }
  expect(mapJson(answer, value => [value])).toBe(answer)
})
