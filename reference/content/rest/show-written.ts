import { spreadToLocalizations } from '../actions/localizations/spread.ts'
import type { WriteContext } from '../actions/write/context.ts'
import type { ContentType } from '../model/types.ts'
import type { RawQuery } from '../query/query.ts'
import { type Selection, showEntries } from '../query/selection.ts'
import type { Row } from '../world/table.ts'

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
