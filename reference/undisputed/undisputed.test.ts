import { describe, expect, test } from 'vitest'
import { isKept, orderOf, type ShownValue } from './undisputed.ts'

const text = (value: unknown): ShownValue => ({ name: 'name', value, types: ['string'] })
const number = (value: unknown): ShownValue => ({ name: 'price', value, types: ['float'] })

describe('whether a condition keeps a value', () => {
  test.each<readonly [ShownValue, string, unknown, boolean | null]>([
    [text('Luna'), '$eq', 'Luna', true],
    [text('Luna'), '$eq', 'luna', false],
    [text('Luna'), '$eqi', 'LUNA', true],
    [text('Luna'), '$contains', 'una', true],
    [text('Luna'), '$contains', 'UNA', false],
    [text('a'), '$lt', 'b', true],
    [text('a'), '$lt', 'B', null],
    [text('Straße'), '$eqi', 'STRASSE', null],
    [text('İstanbul'), '$eqi', 'istanbul', null],
    [text(null), '$eq', 'a', false],
    [text(null), '$ne', 'a', null],
    [text(null), '$null', true, true],
    [number(9), '$gt', '10', false],
    [number(10), '$gte', '10', true],
    [number(10), '$in', ['9', '10'], true],
    [number(10), '$like', '10', null],
    [number(10), '$gt', 'ten', null],
    [{ name: 'code', value: '10', types: ['string', 'biginteger'] }, '$lt', '9', null],
  ])('%j %s %j: %j', (value, operator, operand, expected) => {
    expect(isKept(value, { operator, operand, isNegated: false })).toBe(expected)
  })

  test('negated, what has no value may be kept or not', () => {
    const condition = { operator: '$eq', operand: 'a', isNegated: true }
    expect([text('a'), text('b'), text(null)].map(value => isKept(value, condition))).toEqual([
      false,
      true,
      null,
    ])
  })
})

describe('which of two values comes first', () => {
  test.each<readonly [ShownValue, ShownValue, number | null]>([
    [number(9), number(10), -1],
    [number(10), number(10), 0],
    [text('a'), text('b'), -1],
    [text('b'), text('A'), null],
    [text('a'), text('A'), null],
    [text('a'), text(null), null],
    [text(null), text(null), 0],
  ])('%j, %j: %j', (first, second, expected) => {
    expect(orderOf(first, second)).toBe(expected)
  })
})
