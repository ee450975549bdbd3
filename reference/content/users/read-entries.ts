import { membersOf } from '../../http/json-text.ts'
import type { ActionContext } from '../actions/context.ts'
import { compileList, find } from '../actions/find.ts'
import type { Caller } from '../auth/caller.ts'
import { misuse } from '../errors.ts'
import type { ContentType } from '../model/types.ts'
import { compileSelection } from '../query/populate/selection.ts'
import type { RawQuery } from '../query/query.ts'
import { type Selection, showFlat } from '../query/selection.ts'
import type { UsersContext } from './context.ts'
import type { Shown } from './show-user.ts'

/** What is asked of entries of a type, and by whom. */
export interface Reading {
  readonly uid: string
  readonly query: RawQuery
  readonly caller: Caller
  readonly context: UsersContext
}

/**
 * All entries of a type that a query asks for, bare. `filters`, `sort`, `fields` and `populate` are as in any list;
 * `pagination` has no say, `start` and `limit` stand on their own. Throws a ValidationError.
 * UNDOCUMENTED: Strapi 4.26.2, recordings 03-pagination-0231 to 0263.
 */
export function readEntries({ query, ...reading }: Reading): readonly Shown[] {
  const { type, context } = contextOf(reading)
  const list = compileList(query, type, context)
  const selection = compileSelection(query, type, { context, state: list.state, depth: 0, bare: true })
  const page = { start: wholeNumber('start', query.start), limit: readLimit(query.limit) }
  return showFlat(find(list, page, context).rows, selection).values.map(membersOf)
}

/** One entry, bare; null for an unknown id. The query is checked before, as that of a list. Throws a ValidationError. */
export function readEntry(id: number | null, reading: Reading): Shown | null {
  const selection = compileOne(reading)
  const row = id === null ? undefined : reading.context.store.table(reading.uid).get(id)
  const [shown] = row ? showFlat([row], selection).values : []
  return shown ? membersOf(shown) : null
}

function compileOne({ query, ...reading }: Reading): Selection {
  const { type, context } = contextOf(reading)
  const { state } = compileList(query, type, context)
  return compileSelection(query, type, { context, state, depth: 0, bare: true })
}

function contextOf({ uid, caller, context }: Omit<Reading, 'query'>): {
  type: ContentType
  context: ActionContext
} {
  const type = context.models.types.get(uid)
  if (!type) throw new Error(`invariant: no content-type ${uid}`)
  return { type, context: { ...context, caller } }
}

/** -1 and 0 ask for all. */
function readLimit(raw: unknown): number {
  const limit = raw === '-1' ? 0 : wholeNumber('limit', raw)
  return limit === 0 ? Number.POSITIVE_INFINITY : limit
}

function wholeNumber(name: string, raw: unknown): number {
  if (raw === undefined || raw === null) return 0
  const value = typeof raw === 'string' ? Number(raw) : Number.NaN
  if (Number.isSafeInteger(value) && value >= 0) return value
  throw misuse(`Invalid parameter ${name}: expected a whole number, found ${JSON.stringify(raw)}`)
}
