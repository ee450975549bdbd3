import { expect, test } from 'vitest'
import { simpleFolding } from './case-folding.ts'

test.each([
  ['ABC', 'abc'],
  ['ÉCOLE', 'école'],
  ['ẞ', 'ß'],
  ['Σ', 'ς'],
  ['σ', 'ς'],
  ['Ǆ', 'ǅ'],
  ['𐐀', '𐐨'],
  ['ſ', 's'],
  ['ᾼ', 'ᾳ'],
])('%s and %s are the same', (one, other) => {
  const fold = simpleFolding()
  expect(fold(one)).toBe(fold(other))
  expect(fold(`x${one}${one}`)).toBe(`x${fold(other)}${fold(other)}`)
})

test.each([
  ['ß', 'ss'],
  ['é', 'e'],
  ['ı', 'i'],
  ['İ', 'i'],
  ['ﬁ', 'fi'],
  ['', ' '],
])('%s and %s are not', (one, other) => {
  const fold = simpleFolding()
  expect(fold(one)).not.toBe(fold(other))
})
