import { isObject, type JsonObject } from '../compare/json-value.ts'
import { ask, askIfThere, NOT_THERE, Refusal, type Speaker } from './ask.ts'
import type { Place } from './door.ts'
import type { SeedType, SeedWorld } from './seed-world.ts'

/** One entry that the target holds. */
export interface Held extends Place {
  readonly type: SeedType
  /** Its natural key; null when its type has none, or it has no value. */
  readonly key: string | null
  /** Everything that can be read of it but when it was written, as a text to compare. */
  readonly content: string
  /** When it was last written. Passwords and private values are written without being seen elsewhere. */
  readonly updatedAt: unknown
  /** Its attributes, as they were answered. */
  readonly values: JsonObject
}

/** Everything that the target holds of a world's types, by type and id. */
export type Holdings = ReadonlyMap<string, Held>

/** How closely entries are looked at: `times` reads no more than which there are, and when they were written. */
export type Look = 'everything' | 'times'

export interface HoldingsOptions {
  readonly world: SeedWorld
  readonly speaker: Speaker
  /** The natural key of each type by its plural name. */
  readonly keys: ReadonlyMap<string, string>
  readonly look: Look
}

/** Reads all entries of all types, drafts and all locales among them. Throws Refusal when one cannot be read. */
export async function readHoldings(options: HoldingsOptions): Promise<Holdings> {
  const held = await Promise.all(options.world.types.map(type => heldOf(type, options)))
  return new Map(held.flat().map(entry => [`${entry.type.uid}:${String(entry.id)}`, entry]))
}

async function heldOf(type: SeedType, options: HoldingsOptions): Promise<readonly Held[]> {
  const entries = await readType(type, options)
  const key = options.keys.get(type.plural)
  return entries.map(entry => {
    const values = isObject(entry.attributes) ? entry.attributes : entry
    const own = key === undefined ? undefined : values[key]
    return {
      type,
      id: entry.id,
      locale: type.isLocalized ? String(values.locale) : null,
      key: own === undefined || own === null ? null : String(own),
      content: contentOf(type, values),
      updatedAt: values.updatedAt,
      values,
    }
  })
}

function readType(type: SeedType, { world, speaker, look }: HoldingsOptions): Promise<readonly JsonObject[]> {
  switch (type.kind) {
    case 'collection':
      return readList(type, speaker, shownOf(type, look))
    case 'single':
      return readSingle(type, world.locales, speaker, shownOf(type, look))
    case 'user':
      return readBare('/api/users?populate=role', speaker)
    case 'file':
      return readBare('/api/upload/files', speaker)
  }
}

/** More pages than any world of the suite has. */
const MOST_PAGES = 50

async function readList(type: SeedType, speaker: Speaker, shown: string): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const path = `/api/${type.plural}?${shown}${type.isLocalized ? '&locale=all' : ''}&sort=id&pagination[page]=${page}&pagination[pageSize]=100`
    const { data, meta }: { data?: unknown; meta?: unknown } = Object(
      await ask(speaker, { method: 'GET', path }),
    )
    if (!Array.isArray(data)) throw new Refusal(`GET ${path} answers no list`)
    found.push(...data.filter(isObject))
    if (page >= Number(Object(Object(meta).pagination).pageCount ?? 1)) break
  }
  return found
}

function shownOf({ hasDrafts }: SeedType, look: Look): string {
  const state = hasDrafts ? '&publicationState=preview' : ''
  return `${look === 'times' ? 'fields[0]=updatedAt' : 'populate=*'}${state}`
}

/** Of each locale its own. */
async function readSingle(
  type: SeedType,
  locales: readonly string[],
  speaker: Speaker,
  shown: string,
): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = []
  for (const locale of type.isLocalized ? locales : [null]) {
    const path = `/api/${type.singular}?${shown}${locale === null ? '' : `&locale=${locale}`}`
    const json = await askIfThere(speaker, { method: 'GET', path })
    const data: unknown = json === NOT_THERE ? null : Object(json).data
    if (isObject(data)) found.push(data)
  }
  return found
}

async function readBare(path: string, speaker: Speaker): Promise<readonly JsonObject[]> {
  const json = await ask(speaker, { method: 'GET', path })
  if (!Array.isArray(json)) throw new Refusal(`GET ${path} answers no list`)
  return json.filter(isObject)
}

/** Times of writing are left out, and of what an entry refers to all but its id. */
function contentOf({ attributes }: SeedType, values: JsonObject): string {
  const { createdAt: _made, updatedAt: _written, ...content } = values
  const shown = Object.entries(content).map(([name, value]) => {
    const isLink = ['morph', 'relation'].includes(attributes.get(name)?.kind ?? '') || name === 'role'
    return [name, isLink ? linksIn(value) : withoutIds(value)]
  })
  return JSON.stringify(shown)
}

function linksIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(linksIn)
  if (!isObject(value)) return value
  if ('data' in value) return linksIn(value.data)
  return '__type' in value ? [value.__type, value.id] : value.id
}

/** Components get new ids whenever their entry is written; what they refer to keeps its own. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isObject(value)) return value
  if ('data' in value) return linksIn(value)
  const { id: _own, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([name, item]) => [name, withoutIds(item)]))
}
