import { isObject } from '../../compare/json-value.ts'
import type { Query } from '../query.ts'

/** Where a site is, in a text. */
export const ADDRESS = /<site>|https?:\/\/[^/"'\s?#]+/g

/** Whether a command of a sequence gives the value to an attribute of that name, whichever entry it is of. */
export function isWritten(query: Query, name: string, value: unknown): boolean {
  const given = givenText(name, value)
  return given !== null && bodiesOf(query).some(body => givenIn(body).has(given))
}

function bodiesOf(query: Query): readonly unknown[] {
  if (query.door !== 'sequence') return []
  return query.commands.flatMap(({ request }) => ('body' in request ? [request.body] : []))
}

/** Each attribute with each value that it is given anywhere; a setting goes by its key as well. */
export function givenIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const take = (name: string, given: unknown) => {
    const text = givenText(name, given)
    if (text !== null) found.add(text)
    look(given)
  }
  const look = (inner: unknown) => {
    if (Array.isArray(inner)) for (const item of inner) look(item)
    if (!isObject(inner)) return
    for (const [name, given] of Object.entries(inner)) take(name, given)
    if (typeof inner.key === 'string') take(inner.key, inner.value)
    if (isObject(inner.settings)) for (const given of Object.values(inner.settings)) take('value', given)
  }
  look(value)
  return found
}

/** The world and commands write paths, where a site serves addresses. Null: what is not given, or is no plain value. */
export function givenText(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '' || typeof value === 'symbol') return null
  if (typeof value === 'object') return null
  return `${name} ${typeof value} ${String(value).replaceAll(ADDRESS, '')}`
}
