import { ABSENT, type Difference } from '../../compare/difference.ts'
import { isObject } from '../../compare/json-value.ts'
import type { Query } from '../query.ts'

/** Where a site is, in a text. */
export const ADDRESS = /<site>|https?:\/\/[^/"'\s?#]+/g

/** Whether a command of a sequence gives the value to an attribute of that name, whichever entry it is of. */
export function isWritten(query: Query, name: string, value: unknown): boolean {
  const given = givenText(name, value)
  return given !== null && bodiesOf(query).some(body => givenIn(body).has(given))
}

/**
 * Whether a command takes away what an attribute of that name holds, and something is still there: all that is empty is
 * one, since nothing says in which form nothing is shown.
 */
export function isTakenAway(query: Query, name: string, { expected, actual }: Difference): boolean {
  if (!isEmpty(expected) || isEmpty(actual) || actual === ABSENT) return false
  return bodiesOf(query).some(body => emptiedIn(body).has(name))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Names of attributes to which an empty value is given; a setting goes by its key as well. */
function emptiedIn(value: unknown): ReadonlySet<string> {
  if (Array.isArray(value)) return new Set(value.flatMap(item => [...emptiedIn(item)]))
  if (!isObject(value)) return new Set()
  const key = typeof value.key === 'string' && isEmpty(value.value) ? [value.key] : []
  const own = Object.entries(value).flatMap(([name, given]) =>
    isEmpty(given) ? [name] : [...emptiedIn(given)],
  )
  return new Set([...key, ...own])
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
