import { describe, expect, test } from 'vitest'
import { mapUnits, type Unit } from './map-units.ts'

const one = { clause: 'one' }
const two = { clause: 'two' }
const other = { clause: 'other' }
/** Puts another in the place of the first, and takes the second out. */
const replace = (unit: Unit) => (unit === one ? other : unit === two ? null : unit)

describe('units are replaced', () => {
  test.each<[fact: string, value: unknown, mapped: unknown]>([
    ['in a list', [one, { clause: 'three' }], [other, { clause: 'three' }]],
    ['in a list that they are taken out of', [two, one], [other]],
    ['in a list of which nothing is left', [two], []],
    ['beside nothing', [null, one], [null, other]],
    ['in a group', { a: one, b: 1 }, { a: other, b: 1 }],
    ['in lists of lists', [[one], [3]], [[other], [3]]],
    ['in groups of groups', { a: { b: [one] }, c: null }, { a: { b: [other] }, c: null }],
  ])('%s', (_fact, value, mapped) => {
    expect(mapUnits(value, replace)).toEqual(mapped)
  })

  test.each([
    ['a text', 'one'],
    ['nothing', null],
    ['a list', [{ clause: 'three' }, null, 1]],
    ['a group', { a: { clause: 'three' }, b: [null], c: null }],
  ])('and %s in which none is stays the same object', (_what, value) => {
    expect(mapUnits(value, replace)).toBe(value)
  })

  test('but what is not changed beside one that is stays the same, too', () => {
    const value = { a: [one], b: [{ clause: 'three' }] }
    expect(mapUnits(value, replace).b).toBe(value.b)
  })

  test('and one that stands alone cannot be taken out', () => {
    expect(() => mapUnits({ a: two }, replace)).toThrow('two stands alone')
  })
})
