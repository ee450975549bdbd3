import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Exchange } from '../exchange.ts'
import type { FilterReading } from './condition.ts'
import { readListQuery } from './list-query.ts'
import type { Listing, ShownEntry } from './listing.ts'
import { readParameters } from './parameters.ts'

/** The clause of an operator at the REST door: `$startsWithi` has `content.filters.starts-withi`. */
export function clauseOfOperator(operator: string): string {
  return `content.filters.${operator.slice(1).replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
}

/** The list that an answer of the REST door is; null for any other answer. */
export function restListing(exchange: Exchange, kinds: FilterReading['kinds']): Listing | null {
  const { request, answer } = exchange
  const [, plural, query = ''] = /^\/api\/([\w-]+)\/?(?:\?(.*))?$/s.exec(request.path) ?? []
  if (request.method !== 'GET' || answer.status !== 200 || plural === undefined) return null
  const { data, meta } = Object(answer.json)
  const entries = entriesOf(data, 'data')
  if (entries === null || !isObject(meta) || !isObject(meta.pagination)) return null
  return {
    kind: plural,
    query: readListQuery(readParameters(query), { kinds, clauseOf: clauseOfOperator, isDescribed: true }),
    entries,
    pagination: meta.pagination,
    moment: exchange,
  }
}

/** The entry that an answer shows alone, as it does when one is read or written; null for any other answer. */
export function restEntry(exchange: Exchange): Listing | null {
  const { request, answer } = exchange
  const [, plural, query = ''] = /^\/api\/([\w-]+)(?:\/\d+)?\/?(?:\?(.*))?$/s.exec(request.path) ?? []
  const isShown = ['GET', 'POST', 'PUT'].includes(request.method) && answer.status < 300
  const entry = isShown ? entryOf(Object(answer.json).data, 'data') : null
  if (plural === undefined || entry === null) return null
  const asked = readListQuery(readParameters(query), {
    kinds: new Map(),
    clauseOf: clauseOfOperator,
    isDescribed: true,
  })
  return { kind: plural, query: asked, entries: [entry], pagination: null, moment: exchange }
}

/** Entries of the form `{id, attributes}`; null where one is anything else. */
export function entriesOf(data: unknown, path: string): readonly ShownEntry[] | null {
  if (!Array.isArray(data)) return null
  const entries = data.flatMap((item: unknown, index) => {
    const entry = entryOf(item, `${path}[${index}]`)
    return entry ? [entry] : []
  })
  return entries.length === data.length ? entries : null
}

export function entryOf(item: unknown, path: string): ShownEntry | null {
  if (!isEntry(item)) return null
  return { id: item.id, attributes: item.attributes, path }
}

export function isEntry(
  item: unknown,
): item is { readonly id: string | number; readonly attributes: JsonObject } {
  if (!isObject(item) || !isObject(item.attributes)) return false
  return typeof item.id === 'number' || typeof item.id === 'string'
}
