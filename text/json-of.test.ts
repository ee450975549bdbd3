import { expect, test } from 'vitest'
import { jsonOf } from './json-of.ts'

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  [' 1 ', 1],
  ['', undefined],
  ['{', undefined],
  ['<html>', undefined],
])('%j says %j', (text, value) => {
  expect(jsonOf(text)).toEqual(value)
})
