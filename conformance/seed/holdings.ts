import { isObject, type JsonObject } from '../compare/json-value.ts'
import { ask, askIfThere, NOT_THERE, Refusal, type Speaker } from './ask.ts'
import { type Attribute, partOf } from './attribute.ts'
import type { Place } from './door.ts'
import type { MadeIds } from './made-ids.ts'
import type { Lacking } from './offer.ts'
import type { SeedType, SeedWorld } from './seed-world.ts'

/** One entry that the target holds. */
export interface Held extends Place {
  readonly type: SeedType
  /** Its natural key; null when its type has none, or it has no value. */
  readonly key: string | null
  /** All that can be read of it but when it was written, as a text to compare; entries have their ids of the world. */
  readonly content: string
  /** When it was last written. Passwords and private values are written without being seen elsewhere. */
  readonly updatedAt: unknown
  /** Its attributes, as they were answered. */
  readonly values: JsonObject
}

/** Everything that the target holds of a world's types, by who it is. */
export type Holdings = ReadonlyMap<string, Held>

/** How closely entries are looked at: `times` reads no more than which there are, and when they were written. */
export type Look = 'everything' | 'times'

export interface HoldingsOptions {
  readonly world: SeedWorld
  readonly speaker: Speaker
  /** The natural key of each type by its plural name. */
  readonly keys: ReadonlyMap<string, string>
  readonly look: Look
  /** Who is who: an entry that was made anew has another id, and is the same. */
  readonly ids: MadeIds
  /** Parts that the target has not, and may not be able to show either; filled while it refuses to show them. */
  readonly lacking: Lacking
}

/** Reads all entries of all types, drafts and all locales among them. Throws Refusal when one cannot be read. */
export async function readHoldings(options: HoldingsOptions): Promise<Holdings> {
  const held = await Promise.all(options.world.types.map(type => heldOf(type, options)))
  return new Map(
    held.flat().map(entry => [`${entry.type.uid}:${nameOf(entry.type.uid, entry.id, options.ids)}`, entry]),
  )
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
      content: contentOf({ type, id: entry.id, values }, options),
      updatedAt: values.updatedAt,
      values,
    }
  })
}

function readType(type: SeedType, options: HoldingsOptions): Promise<readonly JsonObject[]> {
  const { world, speaker } = options
  switch (type.kind) {
    case 'collection':
      return readShown(type, options, shown => readList(type, speaker, shown))
    case 'single':
      return readShown(type, options, shown => readSingle(type, world.locales, speaker, shown))
    case 'user':
      return readBare('/api/users?populate=role', speaker)
    case 'file':
      return readBare('/api/upload/files', speaker)
  }
}

type Rows = readonly JsonObject[]

/** Some show no relation to an entry of any type: then all else is read, and the part is lacking from then on. */
async function readShown(
  type: SeedType,
  options: HoldingsOptions,
  read: (shown: string) => Promise<Rows>,
): Promise<Rows> {
  const { look, lacking } = options
  try {
    return await read(shownOf(type, options))
  } catch (error) {
    const isOfMorphs = [...type.attributes.values()].some(it => partOf(it) === 'morphRelations')
    if (!(error instanceof Refusal) || !isOfMorphs || look === 'times' || lacking.has('morphRelations'))
      throw error
    const rows = await read(populateWithoutMorphs(type) + draftsOf(type))
    lacking.set('morphRelations', error.message)
    return rows
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
    if (!Array.isArray(data)) throw new Refusal(`GET ${path} does not answer with a list`)
    found.push(...data.filter(isObject))
    if (page >= Number(Object(Object(meta).pagination).pageCount ?? 1)) break
  }
  return found
}

function shownOf(type: SeedType, { look, lacking }: HoldingsOptions): string {
  const drafts = draftsOf(type)
  if (look === 'times') return `fields[0]=updatedAt${type.isLocalized ? '&fields[1]=locale' : ''}${drafts}`
  return `${lacking.has('morphRelations') ? populateWithoutMorphs(type) : 'populate=*'}${drafts}`
}

function draftsOf({ hasDrafts }: SeedType): string {
  return hasDrafts ? '&publicationState=preview' : ''
}

function populateWithoutMorphs({ attributes, isLocalized }: SeedType): string {
  const own = [...attributes].flatMap(([name, { kind }]) => (['plain', 'morph'].includes(kind) ? [] : [name]))
  const names = isLocalized ? [...own, 'localizations'] : own
  return ['fields[0]=*', ...names.map((name, index) => `populate[${index}]=${name}`)].join('&')
}

/**
 * All locales at once where that is answered with a list, which has a second entry in a locale too: a mutation can make
 * one. Else of each locale its own.
 */
async function readSingle(
  type: SeedType,
  locales: readonly string[],
  speaker: Speaker,
  shown: string,
): Promise<readonly JsonObject[]> {
  const of = async (locale: string | null): Promise<unknown> => {
    const path = `/api/${type.singular}?${shown}${locale === null ? '' : `&locale=${locale}`}`
    const json = await askIfThere(speaker, { method: 'GET', path })
    return json === NOT_THERE ? null : Object(json).data
  }
  if (!type.isLocalized) return [await of(null)].filter(isObject)
  const all = await of('all')
  if (Array.isArray(all)) return all.filter(isObject)
  const found: unknown[] = []
  for (const locale of locales) found.push(await of(locale))
  return found.filter(isObject)
}

async function readBare(path: string, speaker: Speaker): Promise<readonly JsonObject[]> {
  const json = await ask(speaker, { method: 'GET', path })
  if (!Array.isArray(json)) throw new Refusal(`GET ${path} does not answer with a list`)
  return json.filter(isObject)
}

/** What nobody writes: who an entry is, when it was written, and what a server makes of a file. */
const NOT_WRITTEN = ['id', 'createdAt', 'updatedAt']
const MADE_OF_FILES = ['hash', 'url', 'size', 'formats', 'previewUrl', 'provider', 'provider_metadata']

/** Of what an entry refers to, it is shown who it is. What was left out of some entries is compared in none. */
function contentOf(
  { type, id, values }: Pick<Held, 'type' | 'id' | 'values'>,
  { ids, lacking }: HoldingsOptions,
): string {
  const { uid, kind, attributes, rows } = type
  const row = rows.find(it => it.id === ids.inWorld(uid, id))
  const unshown = kind === 'file' ? [...NOT_WRITTEN, ...MADE_OF_FILES] : NOT_WRITTEN
  const isLacking = (attribute: Attribute | undefined) => {
    const part = attribute ? partOf(attribute) : null
    return part !== null && lacking.has(part)
  }
  const content = Object.entries(values).filter(
    ([name]) => !unshown.includes(name) && !isLacking(attributes.get(name)),
  )
  const shown = content.map(([name, value]) => {
    const attribute = attributes.get(name)
    if (name === 'localizations') return [name, inAnyOrder(linksIn(value, uid, ids))]
    if (name === 'role') return [name, linksIn(value, null, ids)]
    if (!attribute || !['morph', 'relation'].includes(attribute.kind)) return [name, withoutIds(value)]
    if (attribute.target === null) return [name, morphsIn(value, row?.[name], ids)]
    const links = linksIn(value, attribute.target, ids)
    return [name, attribute.isMapped ? inAnyOrder(links) : links]
  })
  return JSON.stringify(shown)
}

/** Of localizations, and of the other side of a relation, nobody can write the order. */
function inAnyOrder(links: unknown): unknown {
  return Array.isArray(links) ? links.toSorted() : links
}

/** Entries by their ids in the world, roles by their own. */
function linksIn(value: unknown, uid: string | null, ids: MadeIds): unknown {
  if (Array.isArray(value)) return value.map(item => linksIn(item, uid, ids))
  if (!isObject(value)) return value
  if ('data' in value) return linksIn(value.data, uid, ids)
  if (typeof value.__type === 'string') return [value.__type, nameOf(value.__type, value.id, ids)]
  return nameOf(uid ?? '', value.id, ids)
}

/** Not every answer says of which types relations to any type are: then they are taken to be the world's. */
function morphsIn(value: unknown, inWorld: unknown, ids: MadeIds): readonly unknown[] {
  const items = [isObject(value) && 'data' in value ? value.data : value].flat()
  const types: readonly unknown[] = [inWorld].flat().map(link => Object(link).__type)
  return items.map((item, index) =>
    linksIn(item, typeof types[index] === 'string' ? types[index] : null, ids),
  )
}

/** Who an entry is: by its id in the world, or, of somebody else, on the target. */
function nameOf(uid: string, id: unknown, ids: MadeIds): string {
  return String(ids.inWorld(uid, id) ?? `${String(id)} of the target`)
}

/** Components get new ids whenever their entry is written; what they refer to is not shown. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isObject(value)) return value
  const { id: _own, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([name, item]) => [name, withoutIds(item)]))
}
