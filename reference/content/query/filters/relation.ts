import type { Attribute } from '../../model/types.ts'
import type { Table } from '../../world/table.ts'
import type { Condition, Sieves, Test } from './condition.ts'
import type { Marks } from './marks.ts'

/** The rows that hold a relation, and the rows that it leads to. */
export interface Relation {
  readonly attribute: Attribute
  readonly source: Table
  readonly target: Table
}

/** What a condition on related rows says of the rows that hold the relation. */
export interface RelationLift {
  readonly clause: string
  readonly lift: (related: Condition, relation: Relation) => Condition
}

/**
 * content.filters.relations: it holds when it holds for some related row, and fails when it fails for some; a row of
 * nulls stands in where there is none. Each related row is judged at most once, so the cost is that of the parts.
 */
export const relationLift: RelationLift = {
  clause: 'content.filters.relations',
  lift: (related, relation) => {
    const holds = remembered(related.holds, relation.target.size)
    const fails = remembered(related.fails, relation.target.size)
    const sieves = sievesOf(holds, fails, relation)
    return {
      holds: someRelated(holds, relation),
      fails: someRelated(fails, relation),
      ...(sieves && { sieves }),
    }
  },
}

const NO_ROW = -1

/** Whether a test passes for some related row. */
export function someRelated(test: Test, { source, attribute, target }: Relation): Test {
  const links = source.column(attribute.name)
  return position => {
    const link = links[position]
    if (typeof link === 'number') return test(target.position(link))
    if (!Array.isArray(link) || link.length === 0) return test(NO_ROW)
    for (const id of link) if (test(target.position(id))) return true
    return false
  }
}

/** Of a relation to one: few related rows stand for many. */
function sievesOf(holds: Test, fails: Test, { source, attribute, target }: Relation): Sieves | undefined {
  const coded = source.coded(attribute.name)
  if (!coded) return undefined
  const { values } = coded
  const sieve = (test: Test) => (among: Marks) =>
    among.whereCode(coded.codes, values.length, code => test(positionOf(values[code], target)))
  return { holding: sieve(holds), failing: sieve(fails) }
}

function positionOf(link: unknown, target: Table): number {
  return typeof link === 'number' ? target.position(link) : NO_ROW
}

/** A test that answers each position once and then from memory. */
function remembered(test: Test, size: number): Test {
  const answers = new Uint8Array(size + 1)
  return position => {
    const known = answers[position + 1]
    if (known) return known === 2
    const answer = test(position)
    answers[position + 1] = answer ? 2 : 1
    return answer
  }
}

/** Which filters of one relation the same related entry must meet. */
export interface SameRelatedEntry {
  readonly clause: string
  /** What stands behind the relation, in parts: each part may be met by another related entry. */
  readonly parts: (filters: unknown) => readonly unknown[]
}

/** content.filters.same-related-entry: all that stand inside one relation (observed). */
export const sameRelatedEntry: SameRelatedEntry = {
  clause: 'content.filters.same-related-entry',
  parts: filters => [filters],
}

/** What a value or an operator directly under a relation is about. */
export interface RelatedIdentifier {
  readonly clause: string
  /** The filters on the related entry that it means. */
  readonly filters: (operand: unknown, relation: string) => Readonly<Record<string, unknown>>
}

/** content.filters.relation-identifier: the id of the related entry (observed). */
export const relatedIdentifier: RelatedIdentifier = {
  clause: 'content.filters.relation-identifier',
  filters: operand => ({ id: operand }),
}

/** What may stand side by side under a relation. */
export interface RelationMix {
  readonly clause: string
  /** Throws a ValidationError when these keys may not be mixed under the relation. */
  readonly check: (relation: string, keys: readonly string[]) => void
}

/** content.filters.or-siblings: fields of a relation may stand beside `$or` and `$and` on the same level. */
export const relationMix: RelationMix = { clause: 'content.filters.or-siblings', check: () => {} }
