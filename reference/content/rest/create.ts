import type { ServiceResponse } from '../../http/message.ts'
import { create } from '../actions/create.ts'
import { performWrite } from '../actions/write/all-or-nothing.ts'
import type { ContentType } from '../model/types.ts'
import type { RestCall } from './context.ts'
import { dataOf } from './data-of.ts'
import { publish } from './publishing.ts'
import { checkQueryNames } from './query-names.ts'
import { selectWritten, showWritten } from './written.ts'

/** `POST /api/:pluralApiId`. Clause: content.writes.create.answer. */
export function createEntry(type: ContentType, call: RestCall): ServiceResponse {
  const { query, context } = call
  checkQueryNames(query, type, context)
  const selection = selectWritten(query, type, context)
  const data = publish(type, dataOf(call), context)
  const { entryCreated } = context.units.rest
  return performWrite(context, () => {
    const row = create(type, data, context)
    return entryCreated.respond(showWritten({ type, query, selection }, { row, isNew: true }, context))
  })
}
