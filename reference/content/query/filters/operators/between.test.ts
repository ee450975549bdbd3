import { describe, expect, test } from 'vitest'
import type { Comparable } from '../../comparable.ts'
import { between } from './between.ts'

describe('$between', () => {
  test.each<[operands: readonly Comparable[], stored: Comparable, matches: boolean]>([
    [[7, 40], 6, false],
    [[7, 40], 7, true],
    [[7, 40], 40, true],
    [[7, 40], 41, false],
    [['b', 'd'], 'c', true],
    [['b', 'd'], 'da', false],
    // A server may take any number of operands: nothing lies between fewer than two.
    [[7], 7, false],
    [[], 7, false],
  ])('of %j and %j: %j', (operands, stored, matches) => {
    expect(between.matches(operands)(stored)).toBe(matches)
  })

  test.each<[operands: readonly (Comparable | null)[], stored: Comparable, fails: boolean]>([
    [[7, null], 6, true],
    [[7, null], 7, false],
    [[7, null], 8, false],
    [[null, 40], 41, true],
    [[null, 40], 40, false],
    [[null, 40], 39, false],
    [[null, null], 7, false],
    [[], 7, false],
  ])('of %j and %j: that it fails whatever null stands for is %j', (operands, stored, fails) => {
    expect(between.failsAnyway?.(operands)(stored)).toBe(fails)
  })
})
