import type { ServiceResponse } from '../../http/message.ts'
import { remove } from '../actions/delete.ts'
import { findOne } from '../actions/find-one.ts'
import type { ContentType } from '../model/types.ts'
import { decodeSegment } from '../query/parse-query.ts'
import { showEntries } from '../query/selection.ts'
import type { RestCall } from './context.ts'
import { checkQueryNames } from './query-names.ts'
import { selectWritten } from './written.ts'

/** `DELETE /api/:pluralApiId/:id`. Clause: content.writes.delete.answer. */
export function deleteEntry(type: ContentType, { query, params, context }: RestCall): ServiceResponse {
  checkQueryNames(query, type, context)
  const selection = selectWritten(query, type, context)
  const id = decodeSegment(params.id ?? '')
  const row = findOne(type, id, context)
  const { entryDeleted, missingEntry } = context.units.rest
  if (!row) throw missingEntry.error()
  const [entry] = showEntries([row], selection).values
  remove(type, row.id, context)
  return entryDeleted.respond(entry)
}
