import type { ScalarType } from '../model/types.ts'
import type { CodedColumn } from '../world/coded-column.ts'
import type { Row, Table } from '../world/table.ts'

/** A value in the form in which two of one attribute can be compared. */
export type Comparable = string | number | bigint | boolean

/** The type of `id`, which every entry has and no model names. */
export type ComparableType = ScalarType | 'id'

/**
 * Numbers come before text; numbers by value, text by code point.
 * UNDOCUMENTED: text order is the database's. Ours is SQLite's, and that of PostgreSQL with the C collation.
 */
export function compare(a: Comparable, b: Comparable): number {
  const aIsText = typeof a === 'string'
  const bIsText = typeof b === 'string'
  if (aIsText && bIsText) return compareText(a, b)
  if (aIsText !== bIsText) return aIsText ? 1 : -1
  return a < b ? -1 : a > b ? 1 : 0
}

/** By code point. UTF-16 order differs only where a surrogate meets a code unit from U+E000 on. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return codePointRank(x) - codePointRank(y)
  }
  return a.length - b.length
}

function codePointRank(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}

/** Reads a stored value as one that compares; null stays null. */
export function comparableOf(type: ComparableType, stored: unknown): Comparable | null {
  if (stored === null || stored === undefined) return null
  switch (type) {
    case 'biginteger':
      return integerOrText(String(stored))
    case 'datetime':
      return Date.parse(String(stored))
    case 'timestamp':
      return Number(stored)
    case 'json':
      return typeof stored === 'number' ? stored : JSON.stringify(stored)
    default:
      return isComparable(stored) ? stored : JSON.stringify(stored)
  }
}

/** A whole number of any size: a number while that is exact, else a bigint; any other text stays text. */
export function integerOrText(text: string): Comparable {
  if (!/^[+-]?\d+$/.test(text)) return text
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

/** A scalar attribute, or `id`, of one table. */
export interface AttributeColumn {
  readonly table: Table
  readonly name: string
  readonly type: ComparableType
}

/** What stands for a row in the column of its comparable values. */
export function comparableIn({ name, type }: AttributeColumn, row: Row): unknown {
  return READ_TYPES.has(type) ? comparableOf(type, row[name]) : (row[name] ?? null)
}

/** The comparable values of an attribute by position; the stored column itself where nothing has to be read. */
export function comparableColumn(of: AttributeColumn): readonly unknown[] {
  const { table, name, type } = of
  if (!READ_TYPES.has(type)) return table.column(name)
  return table.derived(
    `comparable:${name}`,
    () => table.rows.map(row => comparableIn(of, row)),
    (column, { position, after }) => {
      column[position] = comparableIn(of, after)
      return true
    },
  )
}

/** What rows are compared by: values by position or, where a column is coded, by the number of each. */
export interface ComparedValues {
  readonly values: readonly unknown[]
  readonly coded: CodedColumn | null
}

export function comparedValues(of: AttributeColumn): ComparedValues {
  const { table, name, type } = of
  const coded = table.coded(name)
  if (!coded) return { values: comparableColumn(of), coded }
  const values = READ_TYPES.has(type)
    ? coded.mapped('comparable', stored => comparableOf(type, stored))
    : coded.values
  return { values, coded }
}

const READ_TYPES: ReadonlySet<ComparableType> = new Set([
  'biginteger',
  'datetime',
  'timestamp',
  'json',
  'blocks',
])

function isComparable(value: unknown): value is Comparable {
  return (
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    typeof value === 'bigint'
  )
}
