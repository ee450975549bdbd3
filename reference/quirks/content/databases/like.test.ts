import { describe, expect, it } from 'vitest'
import { collated } from './mariadb.ts'
import { compareByLanguage, like as escapingLike, likeLower } from './postgres.ts'
import { foldAscii, integerText, like, realText } from './sqlite.ts'

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
    ['co-op', 'coop'],
    ['coop', 'cooperative'],
    ['co op', 'co-op'],
    ['résumé', 'Résumé'],
    ['resume', 'résumé'],
    ['false', '👩 family'],
    ['$9', '1'],
    ['İ', 'ı'],
    ['ω', 'я'],
    ['я', '中'],
    ['ss', 'ß'],
    ['ß', 'st'],
    ['→中', '中→'],
    ['(', ')'],
    ['"', '9'],
  ])('%s comes before %s', (first, second) => {
    expect(compareByLanguage(first, second)).toBeLessThan(0)
    expect(compareByLanguage(second, first)).toBeGreaterThan(0)
  })

  it('leaves numbers to the usual order', () => {
    expect(compareByLanguage(9, 10)).toBeLessThan(0)
  })
})

describe('the order of jsonb', () => {
  const ORDER = [
    '[]',
    'null',
    '"b"',
    '"é"',
    '"z"',
    1,
    2.5,
    'false',
    'true',
    '[9]',
    '[1,2]',
    '{"b":1}',
    '{"a":1,"b":0}',
  ]

  it.each(ORDER.slice(1).map((later, i) => [ORDER[i] ?? '', later] as const))(
    '%s comes before %s',
    (a, b) => {
      expect(compareByLanguage(a, b, 'json')).toBeLessThan(0)
      expect(compareByLanguage(b, a, 'json')).toBeGreaterThan(0)
    },
  )
})

describe('the collation of MariaDB', () => {
  it.each([
    ['Crème ', 'CREME', true],
    ['Straße', 'strasse', false],
  ])('sees %s and %s alike: %s', (a, b, expected) => {
    expect(collated(a) === collated(b)).toBe(expected)
  })
})

describe('numbers as SQLite writes them', () => {
  it.each([
    [0, '0.0'],
    [10, '10.0'],
    [-0.5, '-0.5'],
    [0.1 + 0.2, '0.3'],
    [1e10, '10000000000.0'],
    [1e15, '1.0e+15'],
    [0.0001, '0.0001'],
    [0.00001, '1.0e-05'],
    [-1.5e-7, '-1.5e-07'],
    [1e300, '1.0e+300'],
  ])('the real number %s is %s', (value, text) => {
    expect(realText(value)).toBe(text)
  })

  it.each([
    ['-5', '-5'],
    ['9223372036854775807', '9223372036854775807'],
    ['9223372036854776000', '9223372036854775807'],
    ['-9223372036854776000', '-9223372036854775808'],
    ['99999999999999999999', '1.0e+20'],
    ['abc', 'abc'],
  ])('the big integer %s is %s', (stored, text) => {
    expect(integerText(stored)).toBe(text)
  })
})
