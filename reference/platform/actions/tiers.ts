import type { Call } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { select } from '../parameters/select.ts'
import { presentTier } from '../present/tier.ts'
import { readingOf, type Shelf } from './shelf.ts'

/** All tiers on one page; of the parameters only `filter` counts, and the others must be well written. */
export function browseTiers(call: Call, shelf: Shelf): Answer {
  const start = { rows: shelf.rows(call.site.store) }
  select(call, readingOf(shelf, call), start, ['order', 'limit', 'page'])
  const { rows } = select(call, readingOf(shelf, call), start, ['filter'])
  const total = rows.length
  const pagination = { page: 1, pages: 1, limit: total, total, prev: null, next: null }
  return ok({ tiers: rows.map(presentTier), meta: { pagination } })
}
