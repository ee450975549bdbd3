import { isObject, type JsonObject } from '../../compare/json-value.ts'
import type { Attributes } from '../../seed/attribute.ts'
import { FILE } from '../../seed/attribute.ts'
import type { SeedType, SeedWorld } from '../../seed/seed-world.ts'
import type { Connection } from '../../targets/connection.ts'
import { CannotJudge } from '../../targets/target.ts'

/** Entries as a target shows them, with all their components. */
export type ShownEntries = ReadonlyMap<string, readonly JsonObject[]>

export const LOCALE = 'plugin::i18n.locale'
export const ROLE = 'plugin::users-permissions.role'

/** More pages than any world has that a query can be judged on. */
const MOST_PAGES = 50

/** What a target shows of a world's types to whoever may see most, by uid. Types that nobody may read are left out. */
export async function readShown(
  { client, callers }: Connection,
  world: SeedWorld,
  readers: readonly string[],
): Promise<ShownEntries> {
  const get = async (path: string): Promise<unknown> => {
    for (const as of ['public', ...readers.map(name => `token:${name}`)]) {
      const request = { method: 'GET', path, headers: {}, body: null }
      const signed = await callers.sign(request, as).catch(nobody)
      const outcome = signed && (await client.send(signed))
      if (outcome?.kind === 'answer' && outcome.status === 200) return outcome.json
    }
    return null
  }
  const shown = new Map<string, readonly JsonObject[]>()
  for (const type of world.types) {
    const entries = await readType(type, world, get)
    if (entries !== null) shown.set(type.uid, entries.toSorted(byId))
  }
  const locales = await get('/api/i18n/locales')
  if (Array.isArray(locales)) shown.set(LOCALE, locales.filter(isObject))
  const { roles }: { roles?: unknown } = Object(await get('/api/users-permissions/roles'))
  if (Array.isArray(roles)) shown.set(ROLE, roles.filter(isObject))
  return shown
}

/** A caller whom nobody can be sees nothing. */
function nobody(error: unknown): null {
  if (error instanceof CannotJudge) return null
  throw error
}

function byId(a: JsonObject, b: JsonObject): number {
  return Number(a.id) - Number(b.id)
}

type Get = (path: string) => Promise<unknown>

async function readType(type: SeedType, world: SeedWorld, get: Get): Promise<readonly JsonObject[] | null> {
  if (type.kind === 'user') return bare(await get('/api/users'))
  if (type.uid === FILE) return bare(await get('/api/upload/files'))
  const shown = [
    ...componentsIn(type.attributes, world, ''),
    ...(type.hasDrafts ? ['publicationState=preview'] : []),
  ].join('&')
  return type.kind === 'single' ? readSingle(type, world, shown, get) : readPages(type, shown, get)
}

function bare(json: unknown): readonly JsonObject[] | null {
  return Array.isArray(json) ? json.filter(isObject) : null
}

async function readPages(type: SeedType, shown: string, get: Get): Promise<readonly JsonObject[] | null> {
  const found: JsonObject[] = []
  const locale = type.isLocalized ? '&locale=all' : ''
  for (let page = 1; page <= MOST_PAGES; page++) {
    const json = await get(
      `/api/${type.plural}?${shown}${locale}&sort=id&pagination[page]=${page}&pagination[pageSize]=100`,
    )
    const data = isObject(json) ? json.data : null
    if (!Array.isArray(data)) return null
    found.push(...data.filter(isObject))
    const pages = Object(Object(Object(json).meta).pagination).pageCount
    if (data.length === 0 || page >= Number(pages ?? 1)) break
  }
  return found
}

async function readSingle(
  type: SeedType,
  { locales }: SeedWorld,
  shown: string,
  get: Get,
): Promise<readonly JsonObject[]> {
  const found: JsonObject[] = []
  for (const locale of type.isLocalized ? locales : [null]) {
    const json = await get(`/api/${type.singular}?${shown}${locale === null ? '' : `&locale=${locale}`}`)
    const data = isObject(json) ? json.data : null
    if (isObject(data)) found.push(data)
  }
  return found
}

/** A component may hold another of its kind. */
const DEEPEST = 6

/** Parameters that show all components, and nothing else that is related. */
function componentsIn(
  attributes: Attributes,
  world: SeedWorld,
  place: string,
  depth = DEEPEST,
): readonly string[] {
  const inner = (uid: string | null, at: string) =>
    depth > 1 ? componentsIn(world.components.get(uid ?? '') ?? new Map(), world, at, depth - 1) : []
  return [...attributes].flatMap(([name, { kind, target }]) => {
    const at = place === '' ? `populate[${name}]` : `${place}[populate][${name}]`
    if (kind === 'zone') return zoneIn(at, world, inner)
    if (kind !== 'component') return []
    const below = inner(target, at)
    return below.length > 0 ? below : [`${at}=true`]
  })
}

/** The strategy that says of each component what is shown in it. */
function zoneIn(
  at: string,
  { components }: SeedWorld,
  inner: (uid: string, at: string) => readonly string[],
): readonly string[] {
  return [...components.keys()].flatMap(uid => {
    const below = inner(uid, `${at}[on][${uid}]`)
    return below.length > 0 ? below : [`${at}[on][${uid}]=true`]
  })
}
