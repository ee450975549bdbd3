import type { ServiceResponse } from '../../http/message.ts'
import { compileList, find } from '../actions/find.ts'
import type { ContentType } from '../model/types.ts'
import { readPagination } from '../query/pagination/pagination.ts'
import { compileSelection } from '../query/populate/selection.ts'
import { showEntries } from '../query/selection.ts'
import { answerWith } from './answers.ts'
import type { RestCall } from './context.ts'

/** `GET /api/:pluralApiId`: a collection response. */
export function findEntries(type: ContentType, call: RestCall): ServiceResponse {
  const { context } = call
  const { payload, collectionResponse } = context.units.rest.frame
  const query = payload.query(call)
  context.units.queryString.parameters.check(query)
  const list = compileList(query, type, context)
  const selection = compileSelection(query, type, { context, state: list.state, depth: 0 })
  const page = readPagination(query, context)
  const found = find(list, page, context)
  const entries = showEntries(found.rows, selection).values
  return answerWith(collectionResponse.of(entries, page.meta(page.withCount ? found.total : null)))
}
