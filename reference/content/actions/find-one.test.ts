import { expect, test } from 'vitest'
import { entryIds } from './find-one.ts'

const rows: readonly [value: unknown, id: number | null][] = [
  [1, 1],
  ['1', 1],
  ['01', 1],
  ['1.0', 1],
  ['1.', 1],
  ['1e0', 1],
  ['+1', 1],
  [' 1 ', 1],
  ['-1', -1],
  ['1.5', null],
  [1.5, null],
  ['0x1', null],
  ['1abc', null],
  ['', null],
  [' ', null],
  ['99999999999999999999', null],
  [true, null],
  [null, null],
  [[1], null],
]
test.each(rows)('%j stands for the id %j', (value, id) => {
  expect(entryIds.read(value)).toBe(id)
})
