import type { Json } from '../values.ts'
import type { Condition, Filter, FilterValue, Operator } from './parse.ts'

/** The values that a row has for a property: one for a column, one for each related row for a relation. */
export type ValuesOf<R> = (row: R, property: string) => readonly Json[]

/** A test of rows for a filter. `now` is what relative dates count from, in ms since the epoch. */
export function matcher<R>(filter: Filter, valuesOf: ValuesOf<R>, now: number): (row: R) => boolean {
  if (filter.kind === 'condition') return conditionMatcher(filter.condition, valuesOf, now)
  const matchers = filter.filters.map(part => matcher(part, valuesOf, now))
  if (filter.kind === 'and') return row => matchers.every(matches => matches(row))
  return row => matchers.some(matches => matches(row))
}

/**
 * A relation matches when one related row does; a negated condition when none does. A column without a value
 * matches only `null` itself, as in SQL.
 */
function conditionMatcher<R>(condition: Condition, valuesOf: ValuesOf<R>, now: number): (row: R) => boolean {
  const { property, operator, negated } = condition
  const operands = condition.values.map(value => resolveDate(value, now))
  const isRelation = property.includes('.')
  return row => {
    const values = valuesOf(row, property)
    if (operator === 'all') return operands.every(operand => values.some(value => isSame(value, operand)))
    const hit = values.some(value => operands.some(operand => holds(operator, value, operand)))
    if (!negated) return hit
    if (!isRelation && values[0] === null && !operands.includes(null)) return false
    return !hit
  }
}

function resolveDate(value: FilterValue, now: number): string | number | boolean | null {
  if (typeof value !== 'object' || value === null) return value
  return new Date(now + value.sinceNow).toISOString()
}

type Operand = string | number | boolean | null

function holds(operator: Operator, value: Json, operand: Operand): boolean {
  if (operator === 'is' || operator === 'in' || operator === 'all') return isSame(value, operand)
  if (value === null || operand === null) return false
  if (operator === 'contains' || operator === 'starts' || operator === 'ends') {
    return hasText(operator, String(value).toLowerCase(), String(operand).toLowerCase())
  }
  const order = compare(value, operand)
  if (operator === '>') return order > 0
  if (operator === '>=') return order >= 0
  return operator === '<' ? order < 0 : order <= 0
}

function hasText(operator: 'contains' | 'starts' | 'ends', text: string, part: string): boolean {
  if (operator === 'contains') return text.includes(part)
  return operator === 'starts' ? text.startsWith(part) : text.endsWith(part)
}

/** A number in a filter also finds the same text, because literals are not told apart from numbers. */
function isSame(value: Json, operand: Operand): boolean {
  if (value === null || operand === null) return value === operand
  if (typeof value === 'boolean') return value === operand || Number(value) === operand
  if (typeof value === 'string' && isTime(value) && typeof operand === 'string') {
    return value === operand || Date.parse(value) === timeOf(operand)
  }
  return String(value) === String(operand)
}

function compare(value: Json, operand: Operand): number {
  if (typeof value === 'number') return value - Number(operand)
  const text = String(value)
  const time = typeof operand === 'string' && isTime(text) ? timeOf(operand) : Number.NaN
  if (!Number.isNaN(time)) return Date.parse(text) - time
  return text < String(operand) ? -1 : Number(text > String(operand))
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)
}

/** A date of a filter in ms since the epoch; without a zone it is in UTC. */
function timeOf(text: string): number {
  const date = text.replace(' ', 'T')
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(date) || !date.includes('T') ? date : `${date}Z`)
}
