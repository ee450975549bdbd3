import { browse } from '../actions/read.ts'
import type { Shelf } from '../actions/shelf.ts'
import { allMembers } from '../admin-api/shelves.ts'
import type { Call } from '../contracts.ts'
import { type Answer, jsonOf, textAnswer, withHeaders } from '../http/answer.ts'
import { queryText } from '../http/query.ts'
import { isObject, type JsonObject, objectsOf, omit, textOf } from '../values.ts'
import { timestamp } from '../write/rows.ts'
import { writeCsv } from './csv.ts'

/** Members whose name or address holds what `search` says. */
export function foundMembers({ request }: Call): Shelf {
  const search = queryText(request.query, 'search')?.toLowerCase() ?? ''
  return {
    ...allMembers,
    rows: store =>
      allMembers
        .rows(store)
        .filter(({ name, email }) => [name, email].some(text => String(text).toLowerCase().includes(search))),
  }
}

/** What each column of the file says of a member as a list shows it. */
const COLUMNS: Readonly<Record<string, (member: JsonObject) => string>> = {
  id: ({ id }) => textOf(id) ?? '',
  email: ({ email }) => textOf(email) ?? '',
  name: ({ name }) => textOf(name) ?? '',
  note: ({ note }) => textOf(note) ?? '',
  subscribed_to_emails: ({ subscribed }) => String(subscribed === true),
  complimentary_plan: ({ comped }) => (comped === true ? 'true' : ''),
  payments_customer_id: ({ subscriptions }) => customerOf(objectsOf(subscriptions)),
  created_at: ({ created_at }) => textOf(created_at) ?? '',
  deleted_at: () => '',
  labels: ({ labels }) => namesIn(objectsOf(labels)),
  tiers: ({ tiers }) => namesIn(objectsOf(tiers)),
}

/**
 * Members as a CSV file: those that a list with the same filter, search and limit has, the oldest first. Without a
 * limit these are the newest fifteen. A file without members is empty.
 */
export function exportMembers(call: Call): Answer {
  const { request, site } = call
  const query = { ...omit(request.query, ['page', 'order', 'fields']), include: 'tiers' }
  const json = jsonOf(browse({ ...call, request: { ...request, query } }, foundMembers(call)))
  const shown = new Map(objectsOf(isObject(json) ? json.members : []).map(row => [textOf(row.id), row]))
  const rows = site.store.rows('members').flatMap(({ id }): readonly JsonObject[] => {
    const row = shown.get(id)
    return row ? [row] : []
  })
  const columns = Object.entries(COLUMNS)
  const header = columns.map(([name]) => name.replace('payments', site.brand.payments))
  const lines = rows.map(row => columns.map(([, cell]) => cell(row)))
  const text = rows.length === 0 ? '' : writeCsv([header, ...lines])
  const filename = `members.${timestamp(site).slice(0, 10)}.csv`
  return withHeaders(textAnswer(200, text, 'text/csv'), {
    'content-disposition': `Attachment; filename="${filename}"`,
  })
}

/** The id of a member at the payment provider; who has a tier for free has none. */
function customerOf([first]: readonly JsonObject[]): string {
  const customer = first?.customer
  return isObject(customer) ? (textOf(customer.id) ?? '') : ''
}

function namesIn(rows: readonly JsonObject[]): string {
  return rows.map(({ name }) => String(name)).join(',')
}
