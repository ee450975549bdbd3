import type { ContentType } from '../model/types.ts'
import { compileSelection } from '../query/populate/selection.ts'
import type { QueryContext, RawQuery } from '../query/query.ts'
import type { Selection } from '../query/selection.ts'
import type { RestContext } from './context.ts'

/** What the response to a write shows of the entry. */
export interface WriteSelection {
  readonly clause: string
  readonly select: (query: RawQuery, type: ContentType, context: QueryContext) => Selection
}

/** content.writes.selection: `fields` and `populate` choose what the response to a write shows, drafts among what is populated. */
export const writeSelection: WriteSelection = {
  clause: 'content.writes.selection',
  select: ({ fields, populate }, type, context) =>
    compileSelection({ fields, populate }, type, { context, state: null, depth: 0 }),
}

/** What the response to a write shows. Throws a ValidationError. */
export function selectWritten(query: RawQuery, type: ContentType, context: RestContext): Selection {
  return context.units.rest.writeSelection.select(query, type, context)
}
