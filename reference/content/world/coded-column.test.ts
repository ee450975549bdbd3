import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CodedColumn } from './coded-column.ts'

/** As many rows as are worth it; so many of them may have different values, and as many again after writes. */
const ROWS = 256
const MOST = 32

const column = (differing: number) => Array.from({ length: ROWS }, (_, i) => i % differing)

function coded(values: readonly unknown[]): CodedColumn {
  const made = CodedColumn.of(values)
  if (!made) throw new Error('the column has few values')
  return made
}

/** The values by position, as the numbers say. */
function read(made: CodedColumn, rows: number, values = made.values): readonly unknown[] {
  return [...made.codes.slice(0, rows)].map(code => values[code])
}

describe('a column is worth it', () => {
  test.each<[fact: string, values: readonly unknown[], isWorthIt: boolean]>([
    ['with as many values as there may be', column(MOST), true],
    ['not with one more', column(MOST + 1), false],
    ['without any value', column(1).map(() => null), true],
    ['not in a table with few rows', column(1).slice(1), false],
    ['not with lists and objects, each of which is one of its own', [...column(1), {}], false],
  ])('%s', (_fact, values, isWorthIt) => {
    expect(CodedColumn.of(values) !== null).toBe(isWorthIt)
  })
})

test('no value has the number 0, which is known before any value is put', () => {
  const made = coded([null, 'a', null, 'b', ...column(1).map(() => 'a')])
  expect([...made.codes.slice(0, 5)]).toEqual([0, 1, 0, 2, 1])
  expect(made.values).toEqual([null, 'a', 'b'])
})

test('writes may add as many different values again, and no more', () => {
  const made = coded(column(MOST))
  const added = Array.from({ length: MOST + 1 }, (_, i) => made.put(i, `new ${i}`))
  expect(added).toEqual([...added.slice(1).map(() => true), false])
  expect(made.put(0, 3)).toBe(true)
})

const value = fc.constantFrom<unknown>(0, 1, 'new', 'other', null)
const write = fc.record({ position: fc.integer({ min: ROWS - 3, max: ROWS - 1 }), value })
const compare = (a: unknown, b: unknown) => Number(a) - Number(b)
const length = (value: unknown) => String(value).length

test('values, what is mapped of them and their order are those of the column, after any writes', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 9 }), fc.array(value, { maxLength: 45 }), (writes, more) => {
      const values: unknown[] = column(7)
      const made = coded(values)
      made.mapped('length', length)
      made.ranks(ROWS, made.mapped('length', length), compare)
      const rows = more.map((it, i) => ({ position: ROWS + i, value: it }))
      for (const { position, value } of [...writes, ...rows]) {
        values[position] = value
        expect(made.put(position, value)).toBe(true)
      }
      expect(read(made, values.length)).toEqual(values)
      const lengths = values.map(it => (it === null ? null : length(it)))
      const mapped = made.mapped('length', length)
      expect(read(made, values.length, mapped)).toEqual(lengths)
      const places = made.ranks(0, mapped, compare)?.places ?? []
      const byPlace = (a: number, b: number) =>
        Math.sign((places[made.codes[a] ?? 0] ?? 0) - (places[made.codes[b] ?? 0] ?? 0))
      const pairs = [...values.keys()].flatMap(a =>
        [1, 2, 3, 40].map(step => [a, (a + step) % values.length] as const),
      )
      expect(pairs.map(([a, b]) => byPlace(a, b)).join()).toBe(
        pairs.map(([a, b]) => Math.sign(compare(lengths[a], lengths[b]))).join(),
      )
    }),
    { numRuns: 12 },
  )
})

test('what is mapped is kept by what it is called', () => {
  const made = coded(column(2))
  const lists = [made.mapped('length', length), made.mapped('twice', it => Number(it) * 2)]
  expect(lists).toEqual([
    [null, 1, 1],
    [null, 0, 2],
  ])
  expect(made.mapped('length', () => 'something else')).toBe(lists[0])
})

test('places are worked out once so many values were put in order as there are, and more are to be', () => {
  const made = coded(column(MOST))
  const asked = [MOST, 1, 1, 0].map(count => made.ranks(count, made.values, compare) !== null)
  expect(asked).toEqual([false, false, true, true])
})

test('there is room for any number of rows to come', () => {
  const values: unknown[] = column(2)
  const made = coded(values)
  for (let row = ROWS; row < 2 * ROWS; row++) {
    values.push(row % 3)
    expect(made.put(row, row % 3)).toBe(true)
  }
  expect(read(made, values.length)).toEqual(values)
})
