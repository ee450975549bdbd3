import type { Attribute, Schema } from '../../model/types.ts'
import type { SelectionScope } from '../populate/scope.ts'
import type { QueryContext, RawQuery } from '../query.ts'
import type { Populated } from '../selection.ts'

/** What `fields` leaves of the attributes. */
export interface FieldSelection {
  readonly clause: string
  readonly pick: (shown: readonly string[], wanted: ReadonlySet<string>) => readonly string[]
}

/** content.fields.selected: only the attributes that are named are shown (observed). */
export const fieldSelection: FieldSelection = {
  clause: 'content.fields.selected',
  pick: (shown, wanted) => shown.filter(name => wanted.has(name)),
}

/** Whether what a query is sorted by is shown although `fields` does not select it. */
export interface SortedColumns {
  readonly clause: string
  /** What to show beside the selected fields. */
  readonly shown: (query: RawQuery, schema: Schema, scope: SelectionScope) => readonly Populated[]
}

/** content.fields.sorted-columns: sorting shows nothing that `fields` does not select. */
export const sortedColumns: SortedColumns = { clause: 'content.fields.sorted-columns', shown: () => [] }

/** What a query asks of an entry, and of the relation that it populates there. */
export interface MorphRequest {
  readonly entry: RawQuery
  readonly relation: RawQuery
  readonly context: QueryContext
}

/** Whether a relation that may point at any type still leads somewhere when `fields` names what is to be shown. */
export interface MorphLinks {
  readonly clause: string
  readonly areRead: (attribute: Attribute, request: MorphRequest) => boolean
}

/** content.fields.morph-links: `fields` says which attributes are shown, and cuts no relation. */
export const morphLinks: MorphLinks = { clause: 'content.fields.morph-links', areRead: () => true }

/** Of which targets of a relation to any type it is asked whether they have what `fields` names. */
export interface MorphChecks {
  readonly clause: string
  readonly covers: (target: { readonly isShown: boolean }) => boolean
}

/** content.fields.morph-checks: of those that are shown. */
export const morphChecks: MorphChecks = {
  clause: 'content.fields.morph-checks',
  covers: ({ isShown }) => isShown,
}
