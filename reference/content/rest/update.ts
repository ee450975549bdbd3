import type { ServiceResponse } from '../../http/message.ts'
import { update } from '../actions/update.ts'
import { performWrite } from '../actions/write/all-or-nothing.ts'
import type { ContentType } from '../model/types.ts'
import { decodeSegment } from '../query/parse-query.ts'
import type { RestCall } from './context.ts'
import { dataOf } from './data-of.ts'
import { checkQueryNames } from './query-names.ts'
import { selectWritten, showWritten } from './written.ts'

/** `PUT /api/:pluralApiId/:id`. Clause: content.writes.update.answer. */
export function updateEntry(type: ContentType, call: RestCall): ServiceResponse {
  const { query, params, context } = call
  checkQueryNames(query, type, context)
  const selection = selectWritten(query, type, context)
  const data = dataOf(call)
  const id = decodeSegment(params.id ?? '')
  const { entryUpdated, missingEntry } = context.units.rest
  return performWrite(context, () => {
    const row = update(type, id, data, context)
    if (!row) throw missingEntry.error()
    return entryUpdated.respond(showWritten({ type, query, selection }, { row, isNew: false }, context))
  })
}
