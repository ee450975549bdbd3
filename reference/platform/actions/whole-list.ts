import type { Call, Selection } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { select } from '../parameters/select.ts'
import { readingOf, type Shelf, viewOf } from './shelf.ts'

/** Parameters that have no effect where all rows are on one page, and must be well written anyway. */
const CHECKED: readonly string[] = ['order', 'limit', 'page']

/** All rows that `filter` keeps: no other parameter has a say. */
export function browseWhole(call: Call, shelf: Shelf): Answer {
  const reading = readingOf(shelf, call)
  const start = { rows: call.units.listOrder.of(shelf.rows(call.site.store), shelf, call) }
  if (shelf.whole === 'one-page') select(call, reading, start, CHECKED)
  const selection = select(call, reading, start, ['filter'])
  const shown = selection.rows.map(row => shelf.present(row, viewOf(call, selection)))
  return ok({ [shelf.name]: shown, ...(shelf.whole === 'one-page' && { meta: onePage(selection) }) })
}

function onePage({ rows: { length } }: Selection) {
  return { pagination: { page: 1, pages: 1, limit: length, total: length, prev: null, next: null } }
}
