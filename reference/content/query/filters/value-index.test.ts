import { expect, test } from 'vitest'
import { type Row, Table } from '../../world/table.ts'
import { knownPositions } from './value-index.ts'

/** Every row has a code of its own, but for those at 10, 100 and 200, and 50 has none. */
const CODES = new Map([
  [10, 'shared'],
  [50, null],
  [100, 'shared'],
  [200, 'shared'],
])

const row = (position: number, code: unknown): Row => ({ id: position + 1, code })

function indexed() {
  const table = new Table(
    'api::a.a',
    Array.from({ length: 300 }, (_none, position) =>
      row(position, CODES.has(position) ? CODES.get(position) : `own-${position}`),
    ),
  )
  const found = (...values: readonly string[]) =>
    knownPositions({ table, name: 'code', type: 'string' }, values)
  // The index is built when it is asked for a second time.
  found('shared')
  return { table, found }
}

test.each<[fact: string, values: readonly string[], positions: readonly number[]]>([
  ['one', ['own-7'], [7]],
  ['the first row', ['own-0'], [0]],
  ['one that several rows hold', ['shared'], [10, 100, 200]],
  ['several, in the order of the rows', ['own-299', 'shared', 'own-9'], [9, 10, 100, 200, 299]],
  ['one that is named twice', ['own-7', 'own-7'], [7]],
  ['one that no row holds', ['none'], []],
  ['none', [], []],
])('the rows that hold a value are known: %s', (_fact, values, positions) => {
  expect(indexed().found(...values)).toEqual(positions)
})

test.each<[fact: string, written: readonly Row[], positions: readonly number[]]>([
  ['a row between two gets it', [row(60, 'shared')], [10, 60, 100, 200]],
  ['a row before all gets it', [row(0, 'shared')], [0, 10, 100, 200]],
  ['a row behind all gets it', [row(299, 'shared')], [10, 100, 200, 299]],
  ['a new row has it', [row(300, 'shared')], [10, 100, 200, 300]],
  ['a row without a value gets it', [row(50, 'shared')], [10, 50, 100, 200]],
  ['a row has it still', [row(100, 'shared')], [10, 100, 200]],
  ['the first row loses it', [row(10, 'other')], [100, 200]],
  ['one in the middle loses it', [row(100, 'other')], [10, 200]],
  ['the last row has no value any more', [row(200, null)], [10, 100]],
  ['all lose it', [row(10, null), row(100, null), row(200, null)], []],
  [
    'all lose it, and one gets it again',
    [row(10, 'a'), row(100, 'a'), row(200, 'a'), row(50, 'shared')],
    [50],
  ],
  ['several get it, the last one first', [row(250, 'shared'), row(150, 'shared')], [10, 100, 150, 200, 250]],
])('and after writes: %s', (_fact, written, positions) => {
  const { table, found } = indexed()
  found('shared')
  for (const it of written) table.put(it)
  expect(found('shared')).toEqual(positions)
})

test('a value that no row held is found once one does, in a row that lost its own', () => {
  const { table, found } = indexed()
  found('shared')
  table.put(row(7, 'rare'))
  expect([found('rare'), found('own-7'), found('own-8')]).toEqual([[7], [], [8]])
})

test('what was found stays as it was when rows are written', () => {
  const { table, found } = indexed()
  const before = found('shared')
  table.put(row(60, 'shared'))
  expect(before).toEqual([10, 100, 200])
})
