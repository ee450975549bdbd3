import { expect, test } from 'vitest'
import { caseFolding } from './case-folding.ts'

const { fold } = caseFolding

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
  expect(fold(one)).toBe(fold(other))
  expect(fold(`x${one}`)).toBe(`x${fold(other)}`)
})

test.each([
  ['ß', 'ss'],
  ['é', 'e'],
  ['ı', 'i'],
  ['İ', 'i'],
  ['ﬁ', 'fi'],
  ['', ' '],
])('%s and %s are not', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})
