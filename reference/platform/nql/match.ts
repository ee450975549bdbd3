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

/** How the conditions of a group are joined. */
type Join = 'and' | 'or'

/** A part of a group, and how it is joined to the one before it. */
interface Term<R> {
  readonly join: Join
  readonly holds: (row: R) => boolean
}

/** What the terms of a filter are compiled with. */
interface Compiling<R> {
  readonly columns: Columns<R>
  readonly clock: Clock
}

/**
 * A test of rows for a filter. Relative dates, and nothing else, count from what the clock says.
 * UNDOCUMENTED: which rows a filter keeps is what the real program's database makes of it.
 */
export function matcher<R>(filter: Filter, columns: Columns<R>, clock: Clock): (row: R) => boolean {
  const combined = combineUnequal(filter)
  const [kind, filters] =
    combined.kind === 'condition' ? (['and', [combined]] as const) : [combined.kind, combined.filters]
  return groupMatcher(kind, filters, { columns, clock })
}

/** Several values that one property must not have are a list of them, in which `null` leaves nothing over. */
function combineUnequal(filter: Filter): Filter {
  if (filter.kind !== 'and') return filter
  const lists = new Map<string, readonly FilterValue[]>()
  for (const part of filter.filters) {
    if (!isUnequal(part)) continue
    const { property, values } = part.condition
    lists.set(property, [...(lists.get(property) ?? []), ...values])
  }
  const isCombined = (part: Filter) =>
    isUnequal(part) && (lists.get(part.condition.property)?.length ?? 0) > 1
  const others = filter.filters.filter(part => !isCombined(part)).map(combineUnequal)
  const combined = [...lists].flatMap(([property, values]): readonly Filter[] =>
    values.length > 1
      ? [{ kind: 'condition', condition: { property, operator: 'in', negated: true, values } }]
      : [],
  )
  return { kind: 'and', filters: [...others, ...combined] }
}

function isUnequal(filter: Filter): filter is Extract<Filter, { kind: 'condition' }> {
  return filter.kind === 'condition' && filter.condition.negated && filter.condition.operator === 'is'
}

/**
 * What the row itself tells comes first, and what the first of related rows does, which the real program asks for in a
 * group of its own; then what other tables tell, each asked for all that it has a say in.
 */
function groupMatcher<R>(
  join: Join,
  filters: readonly Filter[],
  compiling: Compiling<R>,
): (row: R) => boolean {
  const own: Term<R>[] = []
  const elsewhere: Condition[] = []
  for (const filter of filters) {
    if (filter.kind !== 'condition') {
      own.push({ join, holds: groupMatcher(filter.kind, filter.filters, compiling) })
      continue
    }
    const { condition } = filter
    const place = compiling.columns.placeOf(condition.property)
    if (place === 'own') own.push({ join, holds: ownMatcher(condition, compiling) })
    else if (place === 'first') own.push(relatedTerm([condition], join, compiling))
    else elsewhere.push(condition)
  }
  const related = groupsOf(elsewhere).map(group => relatedTerm(group, join, compiling))
  return joined([...own, ...related])
}

/** `or` separates what `and` joins. */
function joined<R>(terms: readonly Term<R>[]): (row: R) => boolean {
  const alternatives: ((row: R) => boolean)[][] = []
  for (const { join, holds } of terms) {
    const last = alternatives.at(-1)
    if (last && join === 'and') last.push(holds)
    else alternatives.push([holds])
  }
  return row => alternatives.some(alternative => alternative.every(holds => holds(row)))
}

type Stored = string | number | null

interface Test {
  readonly property: string
  readonly operator: Operator
  readonly negated: boolean
  readonly operands: readonly Stored[]
}

function testOf<R>({ property, operator, negated, values }: Condition, { clock }: Compiling<R>): Test {
  return { property, operator, negated, operands: values.map(value => storedOperand(value, clock)) }
}

/** A column of the row without a value matches only `null` itself. */
function ownMatcher<R>(condition: Condition, compiling: Compiling<R>): (row: R) => boolean {
  const test = testOf(condition, compiling)
  return row => {
    const [value = null] = compiling.columns.valuesOf(row, condition.property).map(storedValue)
    return isTrue(test, value)
  }
}

/** Whether a condition on one value holds. What is compared with nothing is neither so nor otherwise. */
function isTrue({ operator, negated, operands }: Test, value: Stored): boolean {
  const [operand = null] = operands
  if (operator !== 'in' && operand === null) return (value === null) !== (negated && operator === 'is')
  if (value === null) return false
  const hit = operands.some(other => other !== null && holds(operator, value, other))
  if (!negated) return hit
  return !hit && !operands.includes(null)
}

/**
 * Conditions on one other table hold of the same row there: but for one on a column that another one is about, and
 * for one that is turned round.
 */
function groupsOf(conditions: readonly Condition[]): readonly (readonly Condition[])[] {
  const groups: Condition[][] = []
  const together = new Map<string, Condition[]>()
  for (const condition of conditions) {
    const { property } = condition
    const [table = ''] = property.split('.')
    const group = together.get(table)
    const isApart = isTurned(condition) || group?.some(other => other.property === property) === true
    if (group && !isApart) {
      group.push(condition)
      continue
    }
    const own = [condition]
    groups.push(own)
    if (!isApart) together.set(table, own)
  }
  return groups
}

/** Text operators are not turned round: they ask for a row that lacks the text. */
function isTurned({ negated, operator }: Condition): boolean {
  return negated && !isText(operator)
}

function relatedTerm<R>(group: readonly Condition[], join: Join, compiling: Compiling<R>): Term<R> {
  const { columns } = compiling
  const tests = group.map(condition => testOf(condition, compiling))
  const [first] = group
  const place = first ? columns.placeOf(first.property) : 'related'
  const isNull = first !== undefined && first.operator !== 'in' && first.values[0] === null
  const rowsOf = (row: R) => {
    const values = tests.map(({ property }) => columns.valuesOf(row, property).map(storedValue))
    return (values[0] ?? []).map((_, n) => values.map(column => column[n] ?? null))
  }
  // The real program forgets the `or` before a column beside the row that is to be empty, and then which it asks for.
  const isForgetful = join === 'or' && place === 'beside' && isNull
  if (first && isTurned(first)) {
    const test = { ...testOf(first, compiling), negated: isNull && (place !== 'beside' || isForgetful) }
    const isThere = place === 'first' ? (row: R) => rowsOf(row).length > 0 : () => true
    return {
      join: isForgetful ? 'and' : join,
      holds: row => isThere(row) && !rowsOf(row).some(([value = null]) => isTrue(test, value)),
    }
  }
  const isHit = (values: readonly Stored[]) => {
    const hits = tests.map((test, n) => isTrueElsewhere(test, values[n] ?? null))
    return join === 'and' ? hits.every(hit => hit) : hits.some(hit => hit)
  }
  return { join: isForgetful ? 'and' : join, holds: row => rowsOf(row).some(isHit) }
}

/** Text operators find nothing in other tables, and turned round they find what has a value there. */
function isTrueElsewhere(test: Test, value: Stored): boolean {
  return isText(test.operator) ? test.negated && value !== null : isTrue(test, value)
}

function isText(operator: Operator): boolean {
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

function holds(operator: Operator, value: string | number, operand: string | number): boolean {
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
