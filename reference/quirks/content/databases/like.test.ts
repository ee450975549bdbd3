import { describe, expect, it } from 'vitest'
import { collated } from './mariadb.ts'
import { compareByLanguage, like as escapingLike, likeLower } from './postgres.ts'
import { foldAscii, like } from './sqlite.ts'

describe('LIKE as SQLite has it', () => {
  it.each([
    ['%a%', 'banana', true],
    ['%A%', 'banana', true],
    ['a%', 'banana', false],
    ['%na', 'banana', true],
    ['b_n%', 'banana', true],
    ['b_', 'b', false],
    ['%', '', true],
    ['', '', true],
    ['', 'a', false],
    ['%%', 'x', true],
    ['É', 'é', false],
    ['_', '🦊', true],
    ['a\\%', 'a\\b', true],
    ['%a%b%c%', 'xxaxxbxxcxx', true],
    ['%a%b%c%', 'xxaxxcxxbxx', false],
  ])('%s against %s is %s', (pattern, text, expected) => {
    expect(like(pattern)(text)).toBe(expected)
  })

  it('answers a pattern of many percent signs at once', () => {
    expect(like('%a'.repeat(500))('a'.repeat(499))).toBe(false)
  })

  it('folds ASCII letters alone', () => {
    expect(foldAscii('ÀÉZ')).toBe('ÀÉz')
  })
})

describe('LIKE as PostgreSQL has it', () => {
  it.each([
    ['%a%', 'bAnAnA', false],
    ['100\\%', '100%', true],
    ['100\\%', '1000', false],
    ['a\\_b', 'a_b', true],
    ['a\\_b', 'axb', false],
    ['%\\\\%', 'a\\b', true],
  ])('%s against %s is %s', (pattern, text, expected) => {
    expect(escapingLike(pattern)(text)).toBe(expected)
  })

  it.each([
    ['istanbul', 'İstanbul', true],
    ['ΚΕΦΤΈΣ', 'κεφτές', false],
    ['STRASSE', 'Straße', false],
    ['ÉCLAIR', 'éclair', true],
  ])('in small letters %s against %s is %s', (pattern, text, expected) => {
    expect(likeLower(pattern)(text)).toBe(expected)
  })
})

describe('the order of texts by language', () => {
  it.each([
    ['apple', 'Apple'],
    ['Apple', 'apples'],
    ['éclair', 'zebra'],
    ['"zebra"', 'zulu'],
    ['한국어', 'a'],
    ['9', 'a'],
  ])('%s comes before %s', (first, second) => {
    expect(compareByLanguage(first, second, () => 0)).toBeLessThan(0)
    expect(compareByLanguage(second, first, () => 0)).toBeGreaterThan(0)
  })

  it('leaves numbers to the usual order', () => {
    expect(compareByLanguage(9, 10, () => -1)).toBe(-1)
  })
})

describe('the collation of MariaDB', () => {
  it.each([
    ['Crème ', 'CREME', true],
    ['Straße', 'strasse', false],
  ])('sees %s and %s alike: %s', (a, b, expected) => {
    expect(collated(a) === collated(b)).toBe(expected)
  })
})
