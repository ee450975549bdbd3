import { describe, expect, it } from 'vitest'
import { agreesAsSets } from './free-order.ts'

const rows = (...ids: readonly (number | string)[]) => ids.map(id => ({ id }))
const page = (...ids: readonly (number | string)[]) => ({ data: rows(...ids), meta: { total: 6 } })
const named = (...names: readonly string[]) => names.map(name => ({ attributes: { name } }))
const tagged = (id: number, ...tags: readonly number[]) => ({ id, tags: rows(...tags) })

type Case = readonly [
  what: string,
  agrees: boolean,
  recorded: unknown,
  actual: unknown,
  usual: unknown,
  backwards: unknown,
]

/** Entries 1 to 6, of which a sort leaves 2, 3 and 4 equal. */
const TIED = [page(1, 2, 3, 4, 5, 6), page(1, 4, 3, 2, 5, 6)] as const

const holding = (...names: readonly string[]) => ({ tags: named(...names) })
const HOLDING = [
  [holding('a', ''), holding('b', '')],
  [holding('a', ''), holding('b', '')],
  [holding('', 'b'), holding('', 'a')],
] as const

const CASES: readonly Case[] = [
  ['the same order', true, page(1, 2), page(1, 2), page(1, 2), page(2, 1)],
  ['rows that nothing orders', true, page(2, 1), page(1, 2), page(1, 2), page(2, 1)],
  ['rows that a sort orders', false, page(2, 1), page(1, 2), page(1, 2), page(1, 2)],
  ['equal values under a sort', true, page(1, 3, 2, 4, 5, 6), page(1, 2, 3, 4, 5, 6), ...TIED],
  ['a row that left its tie', false, page(2, 1, 3, 4, 5, 6), page(1, 2, 3, 4, 5, 6), ...TIED],
  ['a page that ends within a tie', true, page(1, 4), page(1, 2), ...TIED],
  ['a page that begins within one', true, page(2, 5), page(4, 5), ...TIED],
  ['a page with a row of another tie', false, page(1, 5), page(1, 2), ...TIED],
  ['a row that is there twice', false, page(1, 2, 2), page(1, 2, 3), ...TIED],
  ['a row too few', false, page(1, 3), page(1, 2, 3), ...TIED],
  ['an empty page', true, page(), page(), ...TIED],
  ['other numbers beside the rows', false, { data: rows(2, 1), meta: 3 }, page(1, 2), page(1, 2), page(2, 1)],
  [
    'an entry that stands there for each related row',
    true,
    rows(2, 1, 1),
    rows(1, 1, 2),
    rows(1, 1, 2),
    rows(2, 1, 1),
  ],
  ['rows without ids', true, named('b', 'a'), named('a', 'b'), named('a', 'b'), named('b', 'a')],
  [
    'rows without ids that say something else',
    false,
    named('b', 'c'),
    named('a', 'b'),
    named('a', 'b'),
    named('b', 'a'),
  ],
  [
    'lists within rows',
    true,
    [tagged(2, 8, 7), tagged(1, 7)],
    [tagged(1, 7), tagged(2, 7, 8)],
    [tagged(1, 7), tagged(2, 7, 8)],
    [tagged(2, 8, 7), tagged(1, 7)],
  ],
  [
    'lists within rows that have an order',
    false,
    [tagged(1, 8, 7)],
    [tagged(1, 7, 8)],
    [tagged(1, 7, 8)],
    [tagged(1, 7, 8)],
  ],
  [
    'a list within a row of another page',
    true,
    [tagged(2, 7)],
    [tagged(1, 7)],
    [tagged(1, 7, 8), tagged(2, 7, 8)],
    [tagged(2, 7, 8), tagged(1, 7, 8)],
  ],
  [
    'rows that nothing but the rows in them tells apart',
    true,
    [holding('a', ''), holding('', 'b')],
    ...HOLDING,
  ],
  ['rows of one of those in another', false, [holding('a', 'b'), holding('', '')], ...HOLDING],
  ['values that are lists', false, { a: [2, 1] }, { a: [1, 2] }, { a: [1, 2] }, { a: [2, 1] }],
  ['witnesses of another list', false, rows(2, 1), rows(1, 2), rows(1), rows(1, 2, 3)],
]

describe('whether a recorded answer is the actual one but for the order that nothing orders', () => {
  it.each(CASES)('%s: %s', (_what, agrees, recorded, actual, usual, backwards) => {
    expect(agreesAsSets(recorded, actual, { usual, backwards }, Object.is)).toBe(agrees)
  })
})
