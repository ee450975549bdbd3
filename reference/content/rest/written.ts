import { spreadToLocalizations } from '../actions/localizations/spread.ts'
import type { WriteContext } from '../actions/write/context.ts'
import type { ContentType } from '../model/types.ts'
import { compileSelection } from '../query/populate/selection.ts'
import type { QueryContext, RawQuery } from '../query/query.ts'
import { type Selection, showEntries } from '../query/selection.ts'
import type { Row } from '../world/table.ts'
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
    compileSelection({ fields, populate }, type, { context, state: null, depth: 0, isWritten: true }),
}

/** What the response to a write shows. Throws a ValidationError. */
export function selectWritten(query: RawQuery, type: ContentType, context: RestContext): Selection {
  return context.units.rest.writeSelection.select(query, type, context)
}

/** A write that was asked for, and what its response is to show. */
export interface Writing {
  readonly type: ContentType
  readonly query: RawQuery
  readonly selection: Selection
}

/**
 * What the response shows of an entry that was just stored. It is taken before the entries of other locales are
 * brought in step, so it shows those as they were (observed).
 */
export function showWritten(
  { type, query, selection }: Writing,
  { row, isNew }: { row: Row; isNew: boolean },
  context: WriteContext,
): unknown {
  const [entry] = showEntries([row], selection).values
  const isWhole = query.fields === undefined || query.fields === null || query.fields === '*'
  const populated = selection.populated.map(({ name }) => name)
  const shown = { fields: isWhole ? null : selection.fields, populated }
  spreadToLocalizations({ type, row, isNew, shown }, context)
  return entry
}
