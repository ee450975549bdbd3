import type { ServiceResponse } from '../../http/message.ts'
import { compileList } from '../actions/find.ts'
import { findAllLocales, findSingle } from '../actions/find-single.ts'
import type { ContentType } from '../model/types.ts'
import { compileSelection } from '../query/populate/selection.ts'
import type { RawQuery } from '../query/query.ts'
import { showEntries } from '../query/selection.ts'
import { answerWith } from './answers.ts'
import type { RestCall } from './context.ts'
import { checkQueryNames } from './query-names.ts'

/** When a single type is answered in all its locales. */
export interface AllLocales {
  readonly clause: string
  readonly applies: (query: RawQuery) => boolean
}

/** content.single-types.all-locales: With `locale=all` a localized single type answers a list of the entries of all locales in `data`. */
export const allLocales: AllLocales = {
  clause: 'content.single-types.all-locales',
  applies: ({ locale }) => locale === 'all',
}

/** `GET /api/:singularApiId`: the query chooses as in a list. Clause: content.single-types.answer. */
export function findSingleType(type: ContentType, { query, context }: RestCall): ServiceResponse {
  checkQueryNames(query, type, context)
  const list = compileList(query, type, context)
  const selection = compileSelection(query, type, { context, state: list.state, depth: 0 })
  const { allLocales: all, singleFound, missingSingle } = context.units.rest
  if (type.localized && all.applies(query)) {
    const rows = findAllLocales(list, context)
    return answerWith({ data: showEntries(rows, selection).values, meta: {} })
  }
  const row = findSingle(list, context)
  if (!row) throw missingSingle.error()
  return singleFound.respond(showEntries([row], selection).values[0])
}
