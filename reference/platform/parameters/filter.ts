import type { Parameter, Reading } from '../contracts.ts'
import { badRequest } from '../errors.ts'
import { matcher } from '../nql/match.ts'
import { objectMatcher } from '../nql/match-objects.ts'
import { type Condition, type Filter, parseFilter } from '../nql/parse.ts'
import { columnsOf, hasProperty, isColumn, longNameOf, type Resource } from '../resources/resource.ts'
import type { Json, Row } from '../values.ts'
import { textIn } from './names.ts'
import { slugsInFilter } from './order.ts'

/**
 * `filter` keeps the rows that an expression of the query language describes. One that cannot be parsed, or
 * that names something unknown, is refused.
 */
export const filter: Parameter = {
  clause: 'platform.parameters.filter',
  name: 'filter',
  apply: (value, selection, reading) => {
    const text = textIn(value)
    if (text === '') return selection
    const rows = keepMatching(rowsFor(text, selection.rows, reading), text, reading)
    return { ...selection, rows: reading.api === 'content' ? slugsInFilter(rows, text) : rows }
  },
}

/**
 * UNDOCUMENTED: a filter of posts that speaks of some status, but not of the posts' own, is one of published posts: the real
 * program looks for the word alone before it asks for posts of every status.
 */
function rowsFor(text: string, rows: readonly Row[], { api, resource }: Reading): readonly Row[] {
  if (api !== 'admin' || resource.table !== 'posts' || !text.includes('status:')) return rows
  const parsed = readFilter(text, { resource })
  return parsed === null || namesStatus(parsed) ? rows : rows.filter(row => row.status === 'published')
}

function namesStatus(filter: Filter): boolean {
  return filter.kind === 'condition'
    ? filter.condition.property === 'status'
    : filter.filters.some(namesStatus)
}

/**
 * The rows that a filter describes. A filter of posts or pages is read as a group.
 * @throws PlatformError 400 when it is no filter, or names something unknown
 */
export function keepMatching(rows: readonly Row[], text: string, reading: FilterReading): readonly Row[] {
  const parsed = readFilter(text, reading)
  const { resource, site } = reading
  if (!parsed || (resource.isInMemory && namesMember(parsed)))
    throw badRequest(resource.isInMemory ? 'The NQL filter you passed was invalid.' : 'Error parsing filter')
  if (resource.isInMemory) return rows.filter(objectMatcher(parsed, valueIn(resource), site.clock))
  const named = resolveNames(parsed, reading)
  return named ? rows.filter(matcher(named, columnsOf(resource, site.store), site.clock)) : rows
}

function valueIn(resource: Resource): (row: Row, property: string) => Json | undefined {
  return (row, property) => (isColumn(resource, property) ? (row[property] ?? null) : undefined)
}

/** UNDOCUMENTED: what every object has is no property of these, though the real program crashes at it. */
function namesMember(filter: Filter): boolean {
  return filter.kind === 'condition'
    ? filter.condition.property in Object.prototype
    : filter.filters.some(namesMember)
}

/** The filter that a text stands for, by its own names; null when it is none. */
export function readFilter(text: string, { resource }: Pick<Reading, 'resource'>): Filter | null {
  return parseFilter(resource.table === 'posts' ? `(${text})` : text)
}

export type FilterReading = Pick<Reading, 'resource' | 'site' | 'ignored'>

/** The filter with short names written out and without what has no effect; null when nothing is left. */
export function resolveNames(given: Filter, reading: FilterReading): Filter | null {
  if (given.kind !== 'condition') {
    const filters = given.filters.flatMap(part => resolveNames(part, reading) ?? [])
    return filters.length === 0 ? null : { kind: given.kind, filters }
  }
  const condition = inColumns(given.condition, reading.resource)
  if (reading.ignored.some(pattern => pattern.test(condition.property))) return null
  const property = fullName(condition.property, reading.resource)
  return { kind: 'condition', condition: { ...condition, property } }
}

function inColumns(condition: Condition, { said = {} }: Resource): Condition {
  const say = Object.hasOwn(said, condition.property) ? said[condition.property] : undefined
  return say ? say(condition) : condition
}

/** UNDOCUMENTED: the code is that of the real program on SQLite. */
function fullName(name: string, resource: Resource): string {
  const property = longNameOf(resource, name)
  if (property !== undefined) return property
  if (resource.isOpen || hasProperty(resource, name)) return name
  throw badRequest('Could not understand request.', { code: 'SQLITE_ERROR' })
}
