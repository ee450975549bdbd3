import { describe, expect, test } from 'vitest'
import {
  allOf,
  always,
  anyOf,
  type Condition,
  never,
  not,
  positionsWhere,
  unknown,
  withPositions,
} from './condition.ts'
import { Marks } from './marks.ts'

const CONDITIONS = { true: always, false: never, unknown } as const
type Truth = keyof typeof CONDITIONS

/** As a condition over rows, so that nothing is known of it before it is asked. */
function row(truth: Truth): Condition {
  const { holds, fails } = CONDITIONS[truth]
  return { holds, fails }
}

function truthOf({ holds, fails }: Condition): Truth {
  expect(holds(0) && fails(0)).toBe(false)
  if (holds(0)) return 'true'
  return fails(0) ? 'false' : 'unknown'
}

describe('a condition is true, false or unknown', () => {
  test.each<[Truth, Truth]>([
    ['true', 'false'],
    ['false', 'true'],
    ['unknown', 'unknown'],
  ])('not %s is %s', (truth, opposite) => {
    expect(truthOf(not(row(truth)))).toBe(opposite)
  })

  test.each<[parts: readonly Truth[], all: Truth, any: Truth]>([
    [['true', 'true'], 'true', 'true'],
    [['true', 'false'], 'false', 'true'],
    [['false', 'true'], 'false', 'true'],
    [['false', 'false'], 'false', 'false'],
    [['true', 'unknown'], 'unknown', 'true'],
    [['unknown', 'true'], 'unknown', 'true'],
    [['false', 'unknown'], 'false', 'unknown'],
    [['unknown', 'false'], 'false', 'unknown'],
    [['unknown', 'unknown'], 'unknown', 'unknown'],
    [['true', 'true', 'true'], 'true', 'true'],
    [['true', 'true', 'false'], 'false', 'true'],
    [['false', 'false', 'true'], 'false', 'true'],
    [['false', 'false', 'false'], 'false', 'false'],
    [['true', 'unknown', 'false'], 'false', 'true'],
    [['true', 'true', 'unknown'], 'unknown', 'true'],
    [['false', 'false', 'unknown'], 'false', 'unknown'],
    [['false'], 'false', 'false'],
    [['unknown'], 'unknown', 'unknown'],
    [[], 'true', 'true'],
  ])('of %j all is %s, and any is %s', (parts, all, any) => {
    expect(truthOf(allOf(parts.map(row)))).toBe(all)
    expect(truthOf(anyOf(parts.map(row)))).toBe(any)
  })
})

/** Of 70 rows; every seventh is unknown, unless it says otherwise. */
const of = (holds: (position: number) => boolean): Condition => ({
  holds: position => position % 7 !== 0 && holds(position),
  fails: position => position % 7 !== 0 && !holds(position),
})
const even = of(position => position % 2 === 0)
const below = of(position => position < 12)

/** The same, which can be asked about many positions at once. */
function atOnce(condition: Condition): Condition {
  const { holds, fails } = condition
  return {
    ...condition,
    sieves: { holding: among => among.where(holds), failing: among => among.where(fails) },
  }
}

describe('positions are the same, whichever way they are found', () => {
  test.each<[name: string, combine: (a: Condition, b: Condition) => Condition, found: readonly number[]]>([
    ['all', (a, b) => allOf([a, b]), [2, 4, 6, 8, 10]],
    ['not all', (a, b) => allOf([not(a), b]), [1, 3, 5, 9, 11]],
    ['any of none', (a, b) => allOf([not(anyOf([a, b])), of(position => position < 20)]), [13, 15, 17, 19]],
    ['not all of both', (a, b) => allOf([not(allOf([a, b])), b]), [1, 3, 5, 9, 11]],
    [
      'any',
      (a, b) => allOf([anyOf([a, b]), of(position => position < 18)]),
      [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 16],
    ],
  ])('%s', (_name, combine, found) => {
    for (const [a, b] of [
      [even, below],
      [atOnce(even), below],
      [even, atOnce(below)],
      [atOnce(even), atOnce(below)],
    ] as const)
      expect([...positionsWhere(combine(a, b), 70)]).toEqual(found)
  })

  test('known before of very many', () => {
    const evens = Array.from({ length: 2000 }, (_none, index) => index * 2)
    const isEven = (position: number) => position % 2 === 0
    const known = withPositions(evens, atOnce({ holds: isEven, fails: position => !isEven(position) }))
    expect([...positionsWhere(allOf([known, atOnce(below)]), 4000)]).toEqual([2, 4, 6, 8, 10])
    expect([...positionsWhere(allOf([atOnce(below), known]), 4000)]).toEqual([2, 4, 6, 8, 10])
    expect([...positionsWhere(allOf([not(known), atOnce(below)]), 4000)]).toEqual([1, 3, 5, 9, 11])
  })

  test('known before of one that is asked about each', () => {
    const known = withPositions([3, 9], { holds: it => it === 3 || it === 9, fails: it => it < 3 })
    expect([...positionsWhere(known, 70)]).toEqual([3, 9])
    expect([...positionsWhere(not(known), 70)]).toEqual([0, 1, 2])
    expect([...positionsWhere(not(anyOf([known, atOnce(below)])), 70)]).toEqual([])
  })

  test.each([
    ['one', [3, 9, 40]],
    ['none', []],
  ])('known before of %s', (_which, positions) => {
    const known = withPositions(
      positions,
      atOnce({ holds: it => positions.includes(it), fails: it => !positions.includes(it) }),
    )
    const kept = positions.filter(position => position < 12)
    expect([...positionsWhere(known, 70)]).toEqual(positions)
    expect([...positionsWhere(allOf([below, known]), 70)]).toEqual(kept)
    expect([...positionsWhere(allOf([atOnce(below), known]), 70)]).toEqual(kept)
    expect([...(known.sieves?.holding(Marks.of([3, 4, 9])).positions() ?? [])]).toEqual(
      positions.filter(it => it < 10),
    )
  })
})
