import { isObject, type JsonObject } from '../compare/json-value.ts'
import type { Place } from './place.ts'
import { MOST_IN_GRAPHQL } from './telling-rows.ts'

export interface ListPlace {
  readonly path: string
  readonly items: readonly JsonObject[]
}

/** Where the entries of a list are: `data` of REST, `data.<field>.data` of GraphQL. */
export function listIn(answer: unknown): ListPlace | null {
  const data: unknown = Object(answer).data
  if (Array.isArray(data)) return { path: 'data', items: data.filter(isObject) }
  if (!isObject(data)) return null
  const [[field = '', inside] = []] = Object.entries(data)
  const items: unknown = Object(inside).data
  return Array.isArray(items) ? { path: `data.${field}.data`, items: items.filter(isObject) } : null
}

/** Which of more entries are on a page is open where nothing sorts them. */
export function isWhole(items: readonly JsonObject[], answer: unknown): boolean {
  const isRest = Array.isArray(Object(answer).data)
  const { total, pageSize, limit } = Object(Object(Object(answer).meta).pagination)
  if (items.length > (isRest ? MOST_ENTRIES : MOST_IN_GRAPHQL)) return false
  // Who does not count shows everything only where a page is not full.
  return isRest && total === undefined
    ? items.length < (pageSize ?? limit)
    : (total ?? items.length) === items.length
}

/** A page, by default. */
export const MOST_ENTRIES = 25

/** Whether a list is shown whole by servers that show fewer by default. */
export function isShort({ path, items }: ListPlace): boolean {
  return path === 'data' || items.length <= MOST_IN_GRAPHQL
}

export function identities(path: string, { seen: { key } }: Place): string {
  return `${path}[*].${key === null ? 'id' : `attributes.${key}`}`
}

export function keysOf(items: readonly JsonObject[], { seen: { key } }: Place): readonly unknown[] {
  return items.map(({ id, attributes }) => (key === null ? id : Object(attributes)[key]))
}

export function withIdentity(
  { id, attributes }: JsonObject,
  { seen: { key } }: Place,
  shown: unknown,
): unknown {
  const own = isObject(shown) ? shown : {}
  if (key === null) return { $includes: { id, attributes: { $includes: own } } }
  return { $includes: { attributes: { $includes: { [key]: Object(attributes)[key], ...own } } } }
}
