import { describe, expect, test } from 'vitest'
import { expectedName } from './expected-name.ts'

describe('what is expected in place of an unknown name', () => {
  test.each([
    { says: 'names the nearest', known: ['open', 'closed'], expected: 'a state; the nearest is open' },
    { says: 'lists all when none is near', known: ['red', 'blue'], expected: 'a state: one of red, blue' },
    { says: 'lists none when there are too many', known: Array(50).fill('purple'), expected: 'a state' },
  ])('$says', ({ known, expected }) => {
    expect(expectedName('opne', known, 'a state')).toBe(expected)
  })
})
