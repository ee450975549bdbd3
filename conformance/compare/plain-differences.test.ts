import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ABSENT } from './difference.ts'
import { isSame, plainDifferences } from './plain-differences.ts'

describe('two answers', () => {
  test.each([
    [
      'of the same values, keys in any order',
      { a: [1, null, { b: 'x' }], c: 0 },
      { c: 0, a: [1, null, { b: 'x' }] },
    ],
    ['of texts that look like matchers', { a: '<any>' }, { a: '<any>' }],
  ])('%s are equal', (_, one, other) => {
    expect(plainDifferences(one, other, 'it')).toEqual([])
    expect(isSame(one, other)).toBe(true)
  })

  test.each<[string, unknown, unknown, unknown]>([
    [
      'in every place',
      { a: 1, b: [1, 2] },
      { a: 2, b: [1, 3] },
      [
        ['it.a', 1, 2],
        ['it.b[1]', 2, 3],
      ],
    ],
    ['in a key that one has not', { a: 1 }, { a: 1, b: null }, [['it.b', ABSENT, null]]],
    ['in an item that one has not', [1, 2], [1], [['it[1]', 2, ABSENT]]],
    ['in a matcher, which is a value', '<any>', 1, [['it', '<any>', 1]]],
    ['in the kind of a value', { a: [] }, { a: {} }, [['it.a', [], {}]]],
    ['in a number and its text', 1, '1', [['it', 1, '1']]],
  ])('differ %s', (_, one, other, expected) => {
    const found = plainDifferences(one, other, 'it').map(it => [it.path, it.expected, it.actual])
    expect(found).toEqual(expected)
    expect(isSame(one, other)).toBe(false)
  })

  test('that nest without an end are not followed down', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    expect(plainDifferences(nested(400), nested(400), 'it')).toEqual([])
    expect(plainDifferences(nested(100_000), nested(100_000), 'it')).toHaveLength(1)
    expect(isSame(nested(400), nested(400))).toBe(true)
    expect(isSame(nested(100_000), nested(100_000))).toBe(false)
  })

  test('are the same where there is no difference between them', () => {
    const json = fc.jsonValue({ maxDepth: 3 })
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(isSame(one, other)).toBe(plainDifferences(one, other, 'it').length === 0)
        expect(isSame({ one, other }, { other, one })).toBe(true)
      }),
    )
  })
})
