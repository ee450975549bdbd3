import type { ServiceResponse } from '../../http/message.ts'
import { remove } from '../actions/delete.ts'
import { compileList } from '../actions/find.ts'
import { findSingle } from '../actions/find-single.ts'
import { saveSingle } from '../actions/save-single.ts'
import { performWrite } from '../actions/write/all-or-nothing.ts'
import { validationError } from '../errors.ts'
import type { ContentType } from '../model/types.ts'
import type { RawQuery } from '../query/query.ts'
import { showEntries } from '../query/selection.ts'
import type { RestCall } from './context.ts'
import { dataOf } from './data-of.ts'
import { publish } from './publishing.ts'
import { selectWritten, showWritten } from './written.ts'

/** `PUT /api/:singularApiId`. Clause: content.single-types.saved. */
export function saveSingleType(type: ContentType, call: RestCall): ServiceResponse {
  const { query, context } = call
  const data = dataOf(call)
  refuseAllLocales(type, query)
  const selection = selectWritten(query, type, context)
  const { singleSaved } = context.units.rest
  return performWrite(context, () => {
    const forNew = (given: unknown) => publish(type, given, context)
    const saved = saveSingle(type, query, { data, forNew }, context)
    return singleSaved.respond(showWritten({ type, query, selection }, saved, context))
  })
}

/** `DELETE /api/:singularApiId`: the query chooses as in a list, and nothing of it is shown. Clause: content.single-types.deleted. */
export function deleteSingleType(type: ContentType, { query, context }: RestCall): ServiceResponse {
  refuseAllLocales(type, query)
  const row = findSingle(compileList(query, type, context), context)
  const { singleDeleted, missingSingle } = context.units.rest
  if (!row) throw missingSingle.error()
  const [entry] = showEntries([row], selectWritten({}, type, context)).values
  remove(type, row.id, context)
  return singleDeleted.respond(entry)
}

/** Which of several entries is meant cannot be known; the real program fails with 500. */
function refuseAllLocales(type: ContentType, { locale }: RawQuery): void {
  if (type.localized && locale === 'all')
    throw validationError('Invalid parameter locale: expected one locale')
}
