import type { Call, ListOrder, Parameter, Reading, Selection, Shelving } from '../contracts.ts'
import { badRequest, invalid } from '../errors.ts'
import { columnOf, isColumn, longNameOf, type Resource } from '../resources/resource.ts'
import type { SiteStore } from '../site/store.ts'
import { type Json, listOf, type Row } from '../values.ts'
import { namesOf } from './names.ts'

/** A column to sort by. */
export interface Rule {
  readonly column: string
  readonly descending: boolean
}

/** Letters, digits and what stands between names of columns and their directions. */
const RULES = /^[a-z0-9_,. ]+$/i

/**
 * `order` sorts by columns, each followed by its direction. A rule without a direction or with an unknown
 * column has no effect; without any rule left, rows stand in the order of their ids. What holds other
 * signs than those of rules is refused, and so is what is kept beside a row, unless writers are shown all of it.
 */
export const order: Parameter = {
  clause: 'platform.parameters.order',
  name: 'order',
  apply: (value, selection, reading) => {
    const { resource, site } = reading
    if (!RULES.test(String(value)))
      throw invalid('Validation (matches) failed for order', { context: 'undefined.order' })
    const rules = once(namesOf(value).flatMap(rule => readRule(rule.trim(), reading, selection)))
    const used = rules.length > 0 || isIndexed(resource) ? rules : AS_MADE
    return { ...selection, rows: sortRows(selection.rows, used, resource, site.store) }
  },
}

/** Of a column that is named again the last direction counts, at its first place. */
function once(rules: readonly Rule[]): readonly Rule[] {
  return [...new Map(rules.map(({ column, descending }) => [column, descending]))].map(
    ([column, descending]) => ({ column, descending }),
  )
}

const AS_MADE: readonly Rule[] = [{ column: 'id', descending: false }]

const INDEX: readonly Rule[] = [
  { column: 'status', descending: false },
  { column: 'updated_at', descending: false },
]

function isIndexed({ table }: Resource): boolean {
  return table === 'posts'
}

/**
 * UNDOCUMENTED: the real program's database finds posts by an index, backwards where they are to be so, and what is
 * equal stays as it was found.
 */
function asFound(
  rows: readonly Row[],
  { resource }: Shelving,
  order: string,
  store: SiteStore,
): readonly Row[] {
  if (!isIndexed(resource)) return rows
  const found = sortRows(rows, INDEX, resource, store)
  return /^\s*status\s+desc\b/i.test(order) ? found.toReversed() : found
}

/** Without `order` a list has its own: posts the latest first, pages by title (observed). */
export const listOrder: ListOrder = {
  clause: 'platform.parameters.order',
  of: (rows, shelf, { request, site }) => {
    const { order } = request.query
    if (order !== undefined) return asFound(rows, shelf, String(order), site.store)
    if (!shelf.sort) return rows
    const sorted = shelf.sort(rows, site.store)
    return request.api === 'admin' ? mostRelatedFirst(sorted, String(request.query.filter ?? '')) : sorted
  },
}

/**
 * UNDOCUMENTED: a list of slugs becomes part of the real program's SQL as it is written, which a quote breaks off. By
 * then it has looked at all parameters.
 */
export function refuseQuotedSlugs({ isInOrderOfSlugs }: Shelving, { request: { query } }: Call): void {
  if (isInOrderOfSlugs && query.order === undefined && /slug:\s?\[.*'.*\]/.test(String(query.filter ?? '')))
    throw badRequest('Could not understand request.', { code: 'SQLITE_ERROR' })
}

/** UNDOCUMENTED: a list of authors or tags in a filter puts those first that have most, for writers (observed). */
function mostRelatedFirst(rows: readonly Row[], filter: string): readonly Row[] {
  const names = [/(tags|tag):\s?\[.*\]/, /(authors|author):\s?\[.*\]/]
    .map((pattern, index) => (pattern.test(filter) ? LISTS[index] : undefined))
    .filter(name => name !== undefined)
  return names.reduce<readonly Row[]>(
    (found, name) => found.toSorted((a, b) => listOf(b[name]).length - listOf(a[name]).length),
    rows,
  )
}

const LISTS = ['tags', 'authors'] as const

function readRule(text: string, { resource, api }: Reading, { include, fields }: Selection): readonly Rule[] {
  const match = /^([a-z0-9_.]+)\s+(asc|desc)$/i.exec(text)
  const name = match?.[1]?.toLowerCase()
  if (name === undefined) return []
  const column = columnEnding(columnIn(name, resource), resource, include)
  // Only where writers are shown all of a row, what is kept beside it is at hand.
  if (isBeside(column, resource) && (api === 'content' || fields !== null))
    throw badRequest('Could not understand request.', { code: 'SQLITE_ERROR' })
  return isKnown(column, resource, include)
    ? [{ column, descending: match?.[2]?.toLowerCase() === 'desc' }]
    : []
}

/** The resource's own table may stand before a column, and the one beside it. */
function columnIn(name: string, { table, relations }: Resource): string {
  const beside = relations.filter(({ place }) => place === 'beside').map(relation => relation.name)
  const before = [table, ...beside].find(other => name.startsWith(`${other}.`))
  return before === undefined ? name : name.slice(before.length + 1)
}

/** UNDOCUMENTED: the end of a name is enough for the real program, which takes the first column that ends so. */
function columnEnding(name: string, resource: Resource, include: ReadonlySet<string>): string {
  const columns = resource.attributes.map(it => it.name)
  return columns.find(column => column.endsWith(name) && isKnown(column, resource, include)) ?? name
}

function isKnown(column: string, resource: Resource, include: ReadonlySet<string>): boolean {
  if (resource.unordered?.includes(column)) return false
  return column.startsWith('count.') ? include.has(column) : isColumn(resource, column)
}

/** UNDOCUMENTED: the code is that of the real program on SQLite. */
function isBeside(column: string, resource: Resource): boolean {
  const [relation] = (longNameOf(resource, column) ?? column).split('.')
  return resource.relations.some(({ name, place }) => name === relation && place === 'beside')
}

/** Rows by rules such as `name asc`; a stable sort, so equal rows stay as they were. */
export function sortRows(
  rows: readonly Row[],
  rules: readonly Rule[],
  resource: Resource,
  store: SiteStore,
): readonly Row[] {
  return rows.toSorted((a, b) => {
    for (const { column, descending } of rules) {
      const difference = compareValues(
        columnOf(resource, a, column, store),
        columnOf(resource, b, column, store),
      )
      if (difference !== 0) return descending ? -difference : difference
    }
    return 0
  })
}

/** Rows without a value come first. */
export function compareValues(a: Json, b: Json): number {
  if (a === b) return 0
  if (a === null) return -1
  if (b === null) return 1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

/** Rows that a filter names by a list of slugs stand in the order of that list. */
export function slugsInFilter(rows: readonly Row[], filter: string): readonly Row[] {
  const list = /slug:\s?\[([^\]]*)\]/.exec(filter)?.[1]
  if (list === undefined) return rows
  const slugs = list.split(',')
  const place = (row: Row) => slugs.indexOf(String(row.slug))
  return rows.toSorted((a, b) => place(a) - place(b))
}
