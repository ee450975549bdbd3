import { isObject } from '../compare/json-value.ts'
import type { Answered } from './ask-again.ts'

/**
 * What another server makes of an answer, as far as a client may notice it. `refused`: it has none. `rows`: it holds
 * other entries. `order`: the same in another order. `form`: something is written otherwise or not there. `refusal`:
 * what was refused is refused otherwise. Null: the same, or the same and more.
 */
export type Effect =
  | { readonly kind: 'refused' | 'rows' | 'form' | 'refusal' }
  /** `isInner`: not the list that was asked for, but one within its entries. */
  | { readonly kind: 'order'; readonly isInner: boolean }

/** What became of an answer at another server. */
export function effectOf(plain: Answered, other: Answered): Effect | null {
  if (isRefused(plain)) return isSame(plain, other) ? null : { kind: 'refusal' }
  if (isRefused(other)) return { kind: 'refused' }
  if (plain.json === undefined || other.json === undefined)
    return plain.text === other.text && plain.status === other.status ? null : { kind: 'form' }
  return jsonEffect(plain.json, other.json) ?? (plain.status === other.status ? null : { kind: 'form' })
}

/** Whether two answers are the same to whoever reads status and body. */
export function isSame(one: Answered, other: Answered): boolean {
  if (one.status !== other.status) return false
  if (one.json === undefined || other.json === undefined) return one.text === other.text
  return canonical(one.json) === canonical(other.json)
}

/** Whether nothing of what was asked for was given. */
export function isRefused({ status, json }: Answered): boolean {
  return status >= 400 || (isObject(json) && Array.isArray(json.errors))
}

function jsonEffect(plain: unknown, other: unknown): Effect | null {
  if (holds(other, plain)) return null
  const order = otherOrder(plain, other, [])
  if (order !== null) return { kind: 'order', isInner: isInner(order) }
  return { kind: sortedIds(plain) === sortedIds(other) ? 'form' : 'rows' }
}

/** Whether everything of a value is in another, which may have more members. */
function holds(other: unknown, value: unknown): boolean {
  if (Array.isArray(value))
    return (
      Array.isArray(other) &&
      other.length === value.length &&
      value.every((item, index) => holds(other[index], item))
    )
  if (!isObject(value)) return Object.is(other, value)
  return isObject(other) && Object.entries(value).every(([name, member]) => holds(other[name], member))
}

type Path = readonly (string | number)[]

/** The place of the outermost list that is only arranged otherwise; null where more is different, or nothing. */
function otherOrder(plain: unknown, other: unknown, path: Path): Path | null {
  if (arranged(plain) !== arranged(other)) return null
  if (Array.isArray(plain) && Array.isArray(other)) {
    const isArranged = plain.some((item, index) => arranged(item) !== arranged(other[index]))
    return isArranged ? path : firstOf(plain.map((item, n) => () => otherOrder(item, other[n], [...path, n])))
  }
  if (!isObject(plain) || !isObject(other)) return null
  return firstOf(
    Object.entries(plain).map(
      ([name, member]) =>
        () =>
          otherOrder(member, other[name], [...path, name]),
    ),
  )
}

function firstOf<T>(makers: readonly (() => T | null)[]): T | null {
  for (const make of makers) {
    const made = make()
    if (made !== null) return made
  }
  return null
}

/** A list within an entry stands below its place in another list, or below its attributes. */
function isInner(path: Path): boolean {
  return path.some(step => typeof step === 'number' || step === 'attributes')
}

/** The ids of everything in a value, as often as they are there. */
function sortedIds(value: unknown): string {
  const ids: string[] = []
  const collect = (it: unknown): void => {
    if (Array.isArray(it)) for (const item of it) collect(item)
    if (!isObject(it)) return
    if (typeof it.id === 'string' || typeof it.id === 'number') ids.push(String(it.id))
    for (const member of Object.values(it)) collect(member)
  }
  collect(value)
  return ids.sort().join(' ')
}

/** The same text for values that are equal. */
function canonical(value: unknown): string {
  return written(value, items => items)
}

/** The same text for values that are equal but for the order of lists. */
function arranged(value: unknown): string {
  return written(value, items => items.toSorted())
}

function written(value: unknown, arrange: (items: readonly string[]) => readonly string[]): string {
  if (Array.isArray(value)) return `[${arrange(value.map(item => written(item, arrange))).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'undefined'
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${written(member, arrange)}`,
  )
  return `{${members.sort().join(',')}}`
}
