import type { Table } from '../../world/table.ts'
import type { Condition } from './condition.ts'
import type { Relation } from './relation.ts'

/** What a condition is, for whoever wants its reasons. Made when it is compiled; no row is judged by it. */
export type Says =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | Step
  | Comparison
  | Lift
  | Ruling

/** A condition by its place in the query: the next step on the way to it. */
interface Step {
  readonly kind: 'step'
  /** The name of an attribute or an operator, or an index. */
  readonly name: string
  readonly part: Condition
}

/** A stored value compared with an operand. */
export interface Comparison {
  readonly kind: 'comparison'
  readonly clause: string
  readonly operator: string
  readonly table: Table
  readonly attribute: string
  /** As it was asked. */
  readonly operand: unknown
}

/** A condition on related rows. */
export interface Lift {
  readonly kind: 'related'
  readonly clause: string
  readonly part: Condition
  readonly relation: Relation
}

/** A condition of a rule that holds whatever is filtered. */
export interface Ruling {
  readonly kind: 'rule'
  readonly clause: string
  readonly table: Table
  /** Where the rule looks. */
  readonly attributes: readonly string[]
}
