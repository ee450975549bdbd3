import { expect, test } from 'vitest'
import { Table } from '../../world/table.ts'
import { comparedValues } from '../comparable.ts'
import { comparison } from './comparison.ts'
import { positionsWhere } from './condition.ts'

/** Every third row has no value, and the others have one of two. */
const VALUES = [null, 'a', 'b']

function conditionOf(rows: number, wanted: string, missingMeet: boolean) {
  const table = new Table(
    'api::a.a',
    Array.from({ length: rows }, (_none, position) => ({ id: position + 1, value: VALUES[position % 3] })),
  )
  const compared = comparedValues({ table, name: 'value', type: 'string' })
  return comparison<string>(compared, stored => stored === wanted, missingMeet)
}

/** Of so many rows few different values are numbered. */
const SIZES = [
  ['few rows', 6],
  ['many rows', 300],
] as const

test.each(
  SIZES.flatMap(([size, rows]) =>
    ['a', 'b', 'none'].flatMap(wanted => [
      [size, rows, wanted, false, false] as const,
      [size, rows, wanted, true, true] as const,
    ]),
  ),
)('of %s (%i) none stands for a row that is not there: %s, met: %s', (_size, rows, wanted, met, holds) => {
  const condition = conditionOf(rows, wanted, met)
  expect([condition.holds(-1), condition.fails(-1)]).toEqual([holds, false])
})

test.each(SIZES)(
  'of %s (%i) those with the value are found, and those with another one fail',
  (_size, rows) => {
    const condition = conditionOf(rows, 'a', false)
    expect([...positionsWhere(condition, 6)]).toEqual([1, 4])
    expect([0, 1, 2, 3, 4, 5].filter(condition.holds)).toEqual([1, 4])
    expect([0, 1, 2, 3, 4, 5].filter(condition.fails)).toEqual([2, 5])
  },
)
