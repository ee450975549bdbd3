import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Admin } from './admin.ts'
import type { Resource } from './resource.ts'

/** One entry that a site holds. */
export interface Held {
  readonly resource: Resource
  readonly id: string
  /** Its natural key. */
  readonly key: string
  /** What it shows but ids and times, as a text to compare. */
  readonly content: string
  /** When it was written; undefined: its kind does not say. */
  readonly updatedAt: unknown
  /** As it was answered. */
  readonly values: JsonObject
}

/** Everything that a site holds, by kind and id. */
export type Holdings = ReadonlyMap<string, Held>

/** Reads all entries of all kinds that the site knows. Throws Refusal when one cannot be read. */
export async function readHoldings(admin: Admin, kinds: readonly Resource[]): Promise<Holdings> {
  const held = await Promise.all(kinds.map(kind => readKind(admin, kind)))
  return new Map(held.flatMap(own => own ?? []).map(entry => [`${entry.resource.plural}:${entry.id}`, entry]))
}

/** Null: the site does not know the kind. */
export async function readKind(admin: Admin, resource: Resource): Promise<readonly Held[] | null> {
  const { plural, query, within } = resource
  const rows = await admin.list(within ?? plural, within === null ? query : `&include=${plural}`)
  if (rows === null) return null
  const own = within === null ? rows : rows.flatMap(row => rowsIn(row[plural]))
  return own.filter(resource.isOwn).map(values => heldOf(resource, values))
}

function rowsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function heldOf(resource: Resource, values: JsonObject): Held {
  return {
    ...{ resource, values },
    id: String(values.id),
    key: String(values[resource.key]),
    content: JSON.stringify(plainAnswer(resource.shown(values))),
    updatedAt: values.updated_at,
  }
}

/** Ids, moments, and what is made of them. */
const TRACES =
  /^(id|uuid|url|.*_id|.*_at|.*_by|last_seen|unsubscribe_url|avatar_image|attribution|subscriptions|secret|key|count|reading_time)$/

/** An entry in another one is known by its name: it is compared where it stands itself. */
function plainAnswer(values: JsonObject): JsonObject {
  const kept = Object.entries(values).filter(([name]) => name === 'published_at' || !TRACES.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, nested(value)]))
}

function nested(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nested)
  if (!isObject(value)) return value
  return value.slug ?? value.name ?? value.email ?? plainAnswer(value)
}

/** What was done to a site, found by comparing what it held before and holds now. */
export interface Touched {
  /** As they are now. */
  readonly made: readonly Held[]
  /** As they were before. */
  readonly gone: readonly Held[]
  readonly changed: readonly Change[]
}

export interface Change {
  readonly was: Held
  readonly is: Held
}

/** What was deleted and made again under its name is the same. */
export function touchedBetween(before: Holdings, now: Holdings): Touched {
  const newcomers = new Map(
    [...now].flatMap(([name, held]) => (before.has(name) ? [] : [[nameOf(held), held]])),
  )
  const pairs = [...before].map(([name, was]) => ({ was, is: now.get(name) ?? newcomers.get(nameOf(was)) }))
  const known = new Set(pairs.map(({ is }) => is))
  return {
    made: [...now.values()].filter(held => !known.has(held)),
    gone: pairs.flatMap(({ was, is }) => (is ? [] : [was])),
    changed: pairs.flatMap(({ was, is }) => (is && is.content !== was.content ? [{ was, is }] : [])),
  }
}

/** `posts bridge-opens`: enough to know it by. */
export function nameOf({ resource, key }: Held): string {
  return `${resource.plural} ${key}`
}

export function namesIn({ made, gone, changed }: Touched): readonly string[] {
  return [...made, ...gone, ...changed.map(({ was }) => was)].map(nameOf)
}
