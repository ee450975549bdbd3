import type { Call, Selection } from '../contracts.ts'
import { invalid, notFound } from '../errors.ts'
import { type Answer, ok } from '../http/answer.ts'
import { refuseQuotedSlugs } from '../parameters/order.ts'
import { paginate, READ_PARAMETERS, rowsOfPage, select } from '../parameters/select.ts'
import { keeping } from '../present/kept.ts'
import { keptNames, namesNothing } from '../resources/resource.ts'
import { isMailAddress } from '../text/mail-address.ts'
import type { Row } from '../values.ts'
import { initialInclude, readingOf, type Shelf, viewOf } from './shelf.ts'
import { browseWhole } from './whole-list.ts'

/** A page of rows with `meta.pagination`, or all rows of a shelf that is never cut. */
export function browse(call: Call, shelf: Shelf): Answer {
  if (shelf.whole) return browseWhole(call, shelf)
  const { store } = call.site
  const include = initialInclude(shelf, call)
  const reading = readingOf(shelf, call)
  const rows = call.units.listOrder.of(shelf.rows(store), shelf, call)
  const selection = select(call, reading, { rows, include })
  refuseQuotedSlugs(shelf, call)
  const shown = rowsOfPage(selection).map(keeping(shelf.present, viewOf(call, selection)))
  const pagination = paginate(selection, totalOf(call, shelf, selection))
  return ok({ [shelf.name]: shown, meta: { pagination } })
}

/** UNDOCUMENTED: tags and authors without posts are not shown but counted, as observed on the real program. */
function totalOf(call: Call, shelf: Shelf, { rows, limit }: Selection): number {
  if (!shelf.counted || limit === 'all') return rows.length
  return select(call, readingOf(shelf, call), { rows: shelf.counted(call.site.store) }, ['filter']).rows
    .length
}

/** One row by its id. */
export function readById(call: Call, shelf: Shelf): Answer {
  const id = idParameter(call)
  return show(
    call,
    shelf,
    shelf.rows(call.site.store).find(row => row.id === id),
    'id',
  )
}

/** One row by a column whose values are unique: `slug` or `email`. */
export function readBy(call: Call, shelf: Shelf, column: 'slug' | 'email'): Answer {
  const value = column === 'slug' ? slugParameter(call) : emailParameter(call)
  return show(
    call,
    shelf,
    shelf.rows(call.site.store).find(row => row[column] === value),
    column,
  )
}

function show(call: Call, shelf: Shelf, row: Row | undefined, column: string): Answer {
  const reading = readingOf(shelf, call)
  const selection = select(call, reading, { rows: [], include: initialInclude(shelf, call) }, READ_PARAMETERS)
  if (!row) throw notFound(`${capitalized(shelf.singular)} not found.`)
  const shown = { ...selection, fields: fieldsOfRow(selection, shelf, call) }
  return ok({ [shelf.name]: [keeping(shelf.present, viewOf(call, shown, [column]))(row)] })
}

/**
 * UNDOCUMENTED: what is kept of a row is shown in full where `fields` names none of it, or where something is counted:
 * the real program then asks its database for everything. It asks for posts that readers see otherwise.
 */
function fieldsOfRow(
  { fields, include, formats }: Selection,
  { resource }: Shelf,
  { request }: Call,
): Selection['fields'] {
  if (fields === null || (request.api === 'content' && resource.table === 'posts')) return fields
  const counts = [...include].some(name => name.startsWith('count.'))
  if (!counts && (formats !== null || !namesNothing(resource, fields))) return fields
  return new Set([...keptNames(resource), ...fields, ...(counts ? ['count'] : [])])
}

/**
 * The id in a path.
 * @throws PlatformError 422 when it is not of the form that ids have
 */
export function idParameter(call: Call): string {
  const id = call.params.id ?? ''
  if (!/^[a-f\d]{24}$|^1$|me/i.test(id))
    throw invalid('Validation (matches) failed for id', { context: 'undefined.id' })
  return id
}

/**
 * The slug in a path.
 * @throws PlatformError 422 when it has other signs than slugs have
 */
function slugParameter(call: Call): string {
  const slug = call.params.slug ?? ''
  if (!/^[a-z0-9\-_]+$/.test(slug))
    throw invalid('Validation (isSlug) failed for slug', { context: 'undefined.slug' })
  return slug
}

/** @throws PlatformError 422 when the text is no mail address */
function emailParameter(call: Call): string {
  const email = call.params.email ?? ''
  if (isMailAddress(email)) return email
  throw invalid('Validation (isEmail) failed for email', { context: 'undefined.email' })
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')
}
