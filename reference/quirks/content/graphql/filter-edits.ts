import { isRecord } from '../../../content/query/query.ts'

/** Filters of a query as a server misreads them. */

type Members = Readonly<Record<string, unknown>>

/** Texts, at any depth, as they would stand in a URL. */
export function encode(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value)
  if (Array.isArray(value)) return value.map(encode)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, encode(member)]))
}

/** Every object, at any depth, changed, the outermost first. */
export function changeObjects(value: unknown, change: (members: Members) => Members): unknown {
  if (Array.isArray(value)) return value.map(item => changeObjects(item, change))
  if (!isRecord(value)) return value
  const members = Object.entries(change(value))
  return Object.fromEntries(members.map(([name, member]) => [name, changeObjects(member, change)]))
}

/** Every member of that name, at any depth, changed. */
export function changeMembers(value: unknown, name: string, change: (member: unknown) => unknown): unknown {
  return changeObjects(value, members =>
    name in members ? { ...members, [name]: change(members[name]) } : members,
  )
}

/** A list's first item alone. */
export function firstOnly(list: unknown): unknown {
  return firstItems(1)(list)
}

/** So many items of a list. */
export function firstItems(number: number) {
  return (list: unknown): unknown => (Array.isArray(list) ? list.slice(0, number) : list)
}

/** What lies deeper than so many names is left out. */
export function withoutBelow(value: unknown, names: number): unknown {
  if (Array.isArray(value)) return value.map(item => withoutBelow(item, names))
  if (!isRecord(value)) return value
  if (names === 0) return {}
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withoutBelow(member, names - 1)]),
  )
}

/** The members of an object that a test lets through; anything else as it is. */
export function keepMembers(value: unknown, keeps: (name: string, member: unknown) => boolean): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name, member]) => keeps(name, member)))
}

/** So many members of an object. */
export function firstMembers(value: unknown, number: number): unknown {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).slice(0, number)) : value
}

/** Where an object has a member of that name, that one alone. */
export function aloneWhereThere(name: string) {
  return (members: Members): Members => (name in members ? { [name]: members[name] } : members)
}

/** What stands under a name, when it is an object; and nothing else. */
export function membersOf(value: unknown): Members {
  return isRecord(value) ? value : {}
}
