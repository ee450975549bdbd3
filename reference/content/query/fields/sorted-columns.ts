import type { Schema } from '../../model/types.ts'
import type { SelectionScope } from '../populate/scope.ts'
import type { RawQuery } from '../query.ts'
import type { Populated } from '../selection.ts'

/** Whether what a query is sorted by is shown although `fields` does not select it. */
export interface SortedColumns {
  readonly clause: string
  /** What to show beside the selected fields. */
  readonly shown: (query: RawQuery, schema: Schema, scope: SelectionScope) => readonly Populated[]
}

/** content.fields.sorted-columns: sorting shows nothing that `fields` does not select. */
export const sortedColumns: SortedColumns = { clause: 'content.fields.sorted-columns', shown: () => [] }
