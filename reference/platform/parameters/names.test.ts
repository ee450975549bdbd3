import { expect, test } from 'vitest'
import { namesOf, textIn } from './names.ts'

test.each([
  ['a', 'a'],
  [['a', 'b'], 'a'],
  [[{ a: '1' }], ''],
  [[], ''],
  [{ a: '1' }, ''],
])('the text of %j is %j', (value, text) => {
  expect(textIn(value)).toBe(text)
})

test.each([
  ['a, B,,c', ['a', ' b', 'c']],
  [
    ['a,b', { c: '1' }, 'd'],
    ['a', 'b', 'd'],
  ],
])('the names in %j are %j', (value, names) => {
  expect(namesOf(value)).toEqual(names)
})
