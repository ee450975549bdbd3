import type { Schema } from '../../model/types.ts'
import type { PublicationStateRule } from '../publication/states.ts'
import type { QueryContext, RawQuery } from '../query.ts'
import type { Selection } from '../selection.ts'
import type { SecretRule } from '../shapes/secrets.ts'
import type { Agenda } from './agenda.ts'
import type { Selections } from './selections.ts'

/** Where a selection is compiled: what is inherited from above. */
export interface SelectionScope {
  readonly context: QueryContext
  /** The publication state of the parents; null selects all states. */
  readonly state: PublicationStateRule | null
  /** Whether it shows what is about to be written: then whatever is invalid is refused at once. */
  readonly isWritten?: boolean
  /** Whether relations and media show what they hold without `data` and `attributes`, as endpoints of users do. */
  readonly bare?: boolean
  /** What no answer may show; by default `shapes.secrets` of the units. */
  readonly secrets?: SecretRule
  /** How many relations, components or zones lie above. */
  readonly depth: number
  /** Where what lies deeper is put off to; absent at the top. */
  readonly agenda?: Agenda
  /** What was compiled below the same zone or relation to any type; absent where there is none above. */
  readonly selections?: Selections
}

/** Compiles what is asked to show of a schema. Handed down to what populates, which asks for more of the same. */
export type Select = (query: RawQuery, schema: Schema, scope: SelectionScope) => Selection

/** What may not be shown in this scope. */
export function secretsOf({ secrets, context }: SelectionScope): SecretRule {
  return secrets ?? context.units.shapes.secrets
}
