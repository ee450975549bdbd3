import type { Operators } from '../fuzz/vocabulary.ts'
import type { Attribute, Ground, Row } from './ground.ts'
import type { Question } from './question.ts'
import { filter } from './relations/sets.ts'
import { listOf } from './survey/read-list.ts'

/** Many conditions in one question, and each of them alone, to be asked where the pack is answered wrong. */
export interface Pack {
  readonly together: Question
  readonly alone: readonly Question[]
}

/** So many conditions stand in one question. */
const MOST_TOGETHER = 8

interface Condition {
  readonly path: readonly string[]
  readonly operator: string
  readonly operand: unknown
  /** Beside it on the same attribute; it is true of whatever meets the condition. */
  readonly beside?: string
}

function withPresence(condition: Condition): Condition {
  return { ...condition, beside: '$notNull' }
}

/**
 * Every operator on every attribute, in few questions. What few entries meet stands in `$or`: an entry that meets none of
 * it, or that is missing, tells of any. What most entries meet stands beside each other.
 */
export function packsOf(ground: Ground, operators: Operators): readonly Pack[] {
  const all = ground.attributes.flatMap(attribute => conditionsOn(attribute, ground.rows, operators))
  const [few, most] = [all.filter(it => !isWide(it)), all.filter(isWide)]
  return [
    ...chunks(spread(few)).map(its => packOf(its, ground, '$or')),
    ...chunks(spread(few).map(withPresence)).map(its => packOf(its, ground, '$or')),
    ...chunks(spread(most)).map(its => packOf(its, ground, '$and')),
  ]
}

function isWide({ operator }: Condition): boolean {
  return /^\$(ne|nei|not.*)$/.test(operator)
}

/** Conditions on different attributes stand beside each other, so that one answer tells of many. */
function spread(conditions: readonly Condition[]): readonly Condition[] {
  const order = new Map<string, number>()
  const turns = conditions.map(condition => {
    const name = condition.path.join('.')
    const turn = order.get(name) ?? 0
    order.set(name, turn + 1)
    return { condition, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ condition }) => condition)
}

function chunks(conditions: readonly Condition[]): readonly (readonly Condition[])[] {
  const count = Math.ceil(conditions.length / MOST_TOGETHER)
  return Array.from({ length: count }, (_, at) =>
    conditions.slice(at * MOST_TOGETHER, (at + 1) * MOST_TOGETHER),
  )
}

function packOf(
  conditions: readonly Condition[],
  { plural, scope, pageSize }: Ground,
  group: '$or' | '$and',
): Pack {
  const size = `pagination[pageSize]=${pageSize}`
  const ask = (filters: readonly string[]) => listOf(plural, [scope, ...filters, size])
  const write = ({ path, operator, operand, beside }: Condition, place = '') => {
    const more = beside === undefined ? '' : `&${filter(path, beside, true, place)}`
    return `${filter(path, operator, operand, place)}${more}`
  }
  return {
    together: ask(conditions.map((condition, at) => write(condition, `[${group}][${at}]`))),
    alone: conditions.map(condition => ask([write(condition)])),
  }
}

/** Each operator that is about such values, with an operand that few entries meet. */
function conditionsOn(
  attribute: Attribute,
  rows: readonly Row[],
  operators: Operators,
): readonly Condition[] {
  const { path, kind } = attribute
  const [name = ''] = path
  const shown = rows.map(({ attributes }) => attributes[name])
  return namesFor(kind, operators).flatMap((operator, turn) => {
    const operand =
      kind === 'text' ? textFor(operator, attribute, { shown, turn }) : valueFor(operator, attribute)
    if (operand === undefined) return []
    return { path, operator, operand: operators.listing.includes(operator) ? [operand] : operand }
  })
}

/** Half of the entries may meet a condition on a truth: in company it tells nothing. */
function namesFor(
  kind: Attribute['kind'],
  { textual, folding, listing, comparing }: Operators,
): readonly string[] {
  const ranges = comparing.filter(it => !textual.includes(it) && !folding.includes(it))
  const equal = [...textual.filter(it => comparing.includes(it)), ...listing]
  const names = { text: [...textual, ...folding, ...listing], number: [...equal, ...ranges], moment: ranges }
  return kind === 'boolean' ? [] : names[kind]
}

/** The rarest value; of a range the end that it leaves least of. */
function valueFor(operator: string, { values }: Attribute): unknown {
  const sorted = values.toSorted((a, b) => (a < b ? -1 : 1))
  if (operator.startsWith('$g')) return sorted.at(-1)
  return operator.startsWith('$l') ? sorted.at(0) : values.at(-1)
}

/** How a text that is shown begins or ends, a part of one, or the whole. */
function textFor(
  operator: string,
  { values }: Attribute,
  { shown, turn }: { readonly shown: readonly unknown[]; readonly turn: number },
): string | undefined {
  // Different operators are asked about different entries, so that each is missed by itself.
  const oneOf = (some: readonly string[]) => some.at(-1 - (turn % (some.length || 1)))
  const texts = shown.filter(it => typeof it === 'string')
  const plain = (parts: readonly string[]) =>
    parts.filter(it => /^[A-Za-z0-9][A-Za-z0-9 -]*[A-Za-z0-9]$/.test(it))
  if (operator.startsWith('$starts')) return oneOf(plain(texts.map(it => it.slice(0, 4))))
  if (operator.startsWith('$ends')) return oneOf(plain(texts.map(it => it.slice(-4))))
  const value = oneOf(values.map(String))
  return /ontains/.test(operator) ? plain([String(value).slice(0, 4).trim()])[0] : String(value)
}
