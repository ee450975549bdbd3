import type { Comparable } from '../../../content/query/comparable.ts'
import { compareByGlibc } from './glibc-collation.ts'

/**
 * The order of jsonb of PostgreSQL: null, texts, numbers, booleans, lists, objects; an empty list before all else. Of
 * lists and objects those with fewer members come first. Values are numbers or JSON texts.
 */
export function compareJsonb(a: Comparable, b: Comparable): number {
  const [x, y] = [jsonOf(a), jsonOf(b)]
  return Number(isEmptyList(y)) - Number(isEmptyList(x)) || compareValues(x, y)
}

function jsonOf(comparable: Comparable): unknown {
  return typeof comparable === 'string' ? JSON.parse(comparable) : comparable
}

function compareValues(a: unknown, b: unknown): number {
  const order = rankOf(a) - rankOf(b)
  if (order !== 0) return order
  if (typeof a === 'string' && typeof b === 'string') return compareByGlibc(a, b)
  if (Array.isArray(a) && Array.isArray(b)) return a.length - b.length || compareInTurn(a, b)
  if (isObject(a) && isObject(b)) return compareObjects(a, b)
  return Number(a) - Number(b)
}

const KINDS: readonly string[] = ['null', 'string', 'number', 'boolean', 'list', 'object']

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function rankOf(value: unknown): number {
  if (Array.isArray(value)) return KINDS.indexOf('list')
  return KINDS.indexOf(value === null ? 'null' : typeof value)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** By the number of members, then by each name and its value. */
function compareObjects(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): number {
  const [x, y] = [membersOf(a), membersOf(b)]
  return x.length - y.length || compareInTurn(x.flat(), y.flat())
}

/** As jsonb stores them: short names first. */
function membersOf(object: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] {
  return Object.entries(object).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
}

function compareInTurn(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [i, value] of a.entries()) {
    const order = compareValues(value, b[i])
    if (order !== 0) return order
  }
  return 0
}
