import { ContentError } from '../content/errors.ts'
import type { Comparable, ComparableType } from '../content/query/comparable.ts'
import { comparableOf } from '../content/query/comparable.ts'
import { compileAttribute } from '../content/query/filters/compile-attribute.ts'
import type { Condition } from '../content/query/filters/condition.ts'
import type { QueryUnits } from '../content/query/units.ts'
import { contentUnits } from '../content/units.ts'
import { Table } from '../content/world/table.ts'
import { allFreedoms } from '../freedoms/freedoms.ts'
import { platformUnits } from '../platform/index.ts'

/*
 * What every right server says of values: the reference, and the reference with each freedom. Who sees the answers of a
 * server without knowing which freedoms it takes can hold it to this, and to nothing else.
 */

/** One condition of a filter on one attribute. */
export interface PlainCondition {
  /** `$gt` */
  readonly operator: string
  /** A text as a query has it, a list of such, or whether `$null` and `$notNull` are wanted. */
  readonly operand: unknown
  /** Stands under `$not`. */
  readonly isNegated: boolean
}

/** A value of an attribute, as answers show it. */
export interface ShownValue {
  /** Of the attribute. */
  readonly name: string
  readonly value: unknown
  /** All that the attribute may be; who knows its model gives one. */
  readonly types: readonly ComparableType[]
}

/** Whether a condition keeps an entry with this value. Null: right servers differ, or all of them refuse to say. */
export function isKept(shown: ShownValue, condition: PlainCondition): boolean | null {
  return remembered([shown, condition], () => keptByAll(shown, condition))
}

function keptByAll(shown: ShownValue, condition: PlainCondition): boolean | null {
  return agreed(shown.types, (units, type) => {
    // A table of its own for each: it keeps what its units have derived from it.
    const table = new Table('shown', [{ id: 1, [shown.name]: shown.value }])
    const column = { table, name: shown.name, type }
    const compiled = compileAttribute(column, { [condition.operator]: condition.operand }, { units })
    return (condition.isNegated ? negated(compiled, units) : compiled).holds(0)
  })
}

function negated(condition: Condition, { filters }: QueryUnits): Condition {
  const not = filters.operators.find(({ name }) => name === '$not')
  if (not?.kind !== 'group') throw new Error('invariant: $not joins conditions')
  return not.join([condition])
}

/** Which of two values stands first in an ascending list, below 0 the first, 0 neither. Null: right servers differ. */
export function orderOf(first: ShownValue, second: ShownValue): number | null {
  return agreed(first.types, ({ sort }, type) =>
    Math.sign(sort.order.compare(comparable(first, type), comparable(second, type), type)),
  )
}

function comparable({ value }: ShownValue, type: ComparableType): Comparable | null {
  return comparableOf(type, value)
}

/** More answers than these are found anew. */
const MOST_ANSWERS = 50_000

const answers = new Map<string, boolean | null>()

/** Who watches a server asks the same of the same values again and again. */
function remembered(question: unknown, answer: () => boolean | null): boolean | null {
  const key = JSON.stringify(question)
  const known = answers.get(key)
  if (known !== undefined) return known
  const found = answer()
  if (answers.size >= MOST_ANSWERS) answers.clear()
  answers.set(key, found)
  return found
}

/** What all say who say anything; null where they differ or nobody does. */
function agreed<T>(
  types: readonly ComparableType[],
  ask: (units: QueryUnits, type: ComparableType) => T,
): T | null {
  const said = new Set<T>()
  for (const units of rightUnits()) {
    for (const type of types) {
      const answer = answerOf(() => ask(units, type))
      if (answer !== REFUSED) said.add(answer)
      if (said.size > 1) return null
    }
  }
  const [only] = said
  return only ?? null
}

const REFUSED = Symbol('refused')

/** Who refuses a request shows no entries: nothing follows from it for one that does. */
function answerOf<T>(ask: () => T): T | typeof REFUSED {
  try {
    return ask()
  } catch (error) {
    if (error instanceof ContentError) return REFUSED
    throw error
  }
}

let known: readonly QueryUnits[] | undefined

/** The units of right servers, as far as they filter or sort otherwise: what a freedom does not change is the same object. */
function rightUnits(): readonly QueryUnits[] {
  known ??= distinct(
    [{ content: contentUnits, platform: platformUnits }].flatMap(units => [
      units.content,
      ...allFreedoms.flatMap(({ apply }) => apply?.(units).content ?? []),
    ]),
  )
  return known
}

function distinct(all: readonly QueryUnits[]): readonly QueryUnits[] {
  return all.filter((units, index) => {
    return all.findIndex(it => it.filters === units.filters && it.sort.order === units.sort.order) === index
  })
}
