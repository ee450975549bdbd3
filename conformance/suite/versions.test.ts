import { expect, test } from 'vitest'
import { isWithin, rangeText, usualVersion } from './versions.ts'

test.each([
  ['4.48', '4.0', null, true],
  ['4.48', '4.0', '5.0', true],
  ['4.0', '4.0', '5.0', true],
  ['5.0', '4.0', '5.0', false],
  ['3.42', '4.0', null, false],
  ['4.5', '4.46', null, false],
  ['4.48', '4.5', null, true],
  ['10.1', '5.0', null, true],
  ['4', '4.0', '5.0', true],
])('%s, of what holds since %s and before %s: %s', (version, since, before, expected) => {
  expect(isWithin(version, { since, before })).toBe(expected)
})

test.each([
  ['5.0', null, null],
  ['2.0', null, null],
  ['2.0', '4.0', '3.0'],
  ['1.0', '2.0', '1.0'],
  ['5.0', '5.1', '5.0'],
  ['4.46', '5.0', '4.46'],
])('what holds since %s and before %s is usually asked as %s', (since, before, expected) => {
  expect(usualVersion({ since, before })).toBe(expected)
})

test('a range in words', () => {
  expect(rangeText({ since: '4.0', before: null })).toBe('since 4.0')
  expect(rangeText({ since: '2.0', before: '4.0' })).toBe('since 2.0 and before 4.0')
})
