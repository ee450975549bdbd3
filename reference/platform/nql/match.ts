import type { Clock } from '../../world/clock.ts'
import type { Json } from '../values.ts'
import { storedTime, timeFrom } from './moment.ts'
import type { Condition, Filter, FilterValue, Operator } from './parse.ts'

/**
 * Where the values of a property are kept: `own` in the row, `beside` in one row of another table, `related` in
 * any number of rows of another table, `first` in the first of those.
 */
export type Place = 'own' | 'beside' | 'related' | 'first'

/** How a filter reads rows. */
export interface Columns<R> {
  /** One value for a column, one for each related row for a relation. */
  readonly valuesOf: (row: R, property: string) => readonly Json[]
  readonly placeOf: (property: string) => Place
}

/** A test of rows for a filter. Relative dates, and nothing else, count from what the clock says. */
export function matcher<R>(filter: Filter, columns: Columns<R>, clock: Clock): (row: R) => boolean {
  if (filter.kind === 'condition') return conditionMatcher(filter.condition, columns, clock)
  const matchers = filter.filters.map(part => matcher(part, columns, clock))
  if (filter.kind === 'and') return row => matchers.every(matches => matches(row))
  return row => matchers.some(matches => matches(row))
}

function conditionMatcher<R>(condition: Condition, columns: Columns<R>, clock: Clock): (row: R) => boolean {
  const { property } = condition
  const test = { ...condition, operands: condition.values.map(value => storedOperand(value, clock)) }
  const holds = TESTS[columns.placeOf(property)]
  return row => holds(columns.valuesOf(row, property).map(storedValue), test)
}

type Stored = string | number | null

interface Test {
  readonly operator: Operator
  readonly negated: boolean
  readonly operands: readonly Stored[]
}

/**
 * UNDOCUMENTED: what a condition keeps is what the real program's database does with it. A column of the row
 * without a value matches only `null` itself. Of related rows one must match, or none when negated; `-null` finds
 * rows without any. Text operators find nothing in other tables, and turned round they find what has a value there.
 */
const TESTS: Readonly<Record<Place, (values: readonly Stored[], test: Test) => boolean>> = {
  own: (values, test) => (test.negated && isWithoutValue(values, test) ? false : matches(values, test)),
  beside: (values, test) => (isText(test) ? test.negated && hasValue(values) : matches(values, test)),
  related: matchesRelated,
  first: (values, test) => values.length > 0 && matchesRelated(values, test),
}

function matchesRelated(values: readonly Stored[], test: Test): boolean {
  if (isText(test)) return test.negated && hasValue(values)
  return test.negated && test.operands.includes(null) ? !hasValue(values) : matches(values, test)
}

function matches(values: readonly Stored[], { operator, negated, operands }: Test): boolean {
  const hit = values.some(value => operands.some(operand => holds(operator, value, operand)))
  return hit !== negated
}

function isWithoutValue(values: readonly Stored[], { operands }: Test): boolean {
  return values[0] === null && !operands.includes(null)
}

function hasValue(values: readonly Stored[]): boolean {
  return values.some(value => value !== null)
}

function isText({ operator }: Test): boolean {
  return operator === 'contains' || operator === 'starts' || operator === 'ends'
}

/** As the database keeps it: flags are 0 or 1, and a time is a text that can be compared with a date. */
function storedValue(value: Json): Stored {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return storedTime(value) ?? value
  return typeof value === 'number' ? value : null
}

function storedOperand(value: FilterValue, clock: Clock): Stored {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'object' && value !== null ? timeFrom(clock.now(), value) : value
}

function holds(operator: Operator, value: Stored, operand: Stored): boolean {
  if (value === null || operand === null) return value === operand && (operator === 'is' || operator === 'in')
  if (operator === 'is' || operator === 'in') return String(value) === String(operand)
  if (operator === 'contains' || operator === 'starts' || operator === 'ends')
    return hasText(operator, lowerAscii(String(value)), lowerAscii(String(operand).toLowerCase()))
  const order = compare(value, operand)
  if (operator === '>') return order > 0
  if (operator === '>=') return order >= 0
  return operator === '<' ? order < 0 : order <= 0
}

function hasText(operator: 'contains' | 'starts' | 'ends', text: string, part: string): boolean {
  if (operator === 'contains') return text.includes(part)
  return operator === 'starts' ? text.startsWith(part) : text.endsWith(part)
}

/** The database folds the case of the letters from A to Z only. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, letter => letter.toLowerCase())
}

/** A number stands before every text that is no number, and before every time. */
function compare(value: string | number, operand: string | number): number {
  if (typeof value === 'number') return Number.isNaN(Number(operand)) ? -1 : value - Number(operand)
  if (typeof operand === 'number' && storedTime(value) !== null) return 1
  const text = String(operand)
  return value < text ? -1 : Number(value > text)
}
