import type { Outcome } from '../client/outcome.ts'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { majorOf, prefixOf } from '../suite/versions.ts'

/** One way of asking a service for all entries of a type. */
export interface ListWay {
  readonly as: string
  path(page: number): string
  /** The items of one answer and whether another page follows; null when the body is no such list. */
  itemsOf(body: unknown): { readonly items: readonly unknown[]; readonly isMore: boolean } | null
}

/** All items, or the outcome in place of a list. */
export type ListRead = { readonly items: readonly unknown[] } | { readonly ended: Outcome }

/** Reads a list to its last page, or as many pages as are wanted: a page count that lies must not hold up the run. */
export async function readList(
  way: ListWay,
  get: (path: string, as: string) => Promise<Outcome>,
  mostPages: number,
): Promise<ListRead> {
  const items: unknown[] = []
  for (let page = 1; page <= mostPages; page++) {
    const outcome = await get(way.path(page), way.as)
    const isRead = outcome.kind === 'answer' && outcome.status === 200
    const found = isRead ? way.itemsOf(outcome.json) : null
    if (found === null) return { ended: outcome }
    items.push(...found.items)
    if (!found.isMore) break
  }
  return { items }
}

/** The natural key of an item of a list; null when it has none. */
export function keyIn(item: JsonObject, attribute: string): string | null {
  const isInside = isObject(item.attributes) && attribute !== 'id'
  const value = isInside ? Object(item.attributes)[attribute] : item[attribute]
  return value === undefined || value === null ? null : String(value)
}

/** Who may read, and how. */
export interface Readers {
  /** Names of API tokens that may read what the public may not. */
  readonly readers: readonly string[]
  /** The version that the platform runs as; null for its own. Up to 4.x it stands in its URLs. */
  readonly platformVersion: string | null
  /** Somebody who may sign in at the platform; null when nobody may. */
  readonly staff: string | null
  /** The client by which the first generation shows everybody what is published; without one nobody is shown anything. */
  readonly publicClient?: Client | null
}

interface Client {
  readonly slug: string
  readonly secret: string
}

/**
 * How entries are looked at: all of them, whatever they show; with the entries that they are linked with; or those that
 * a reader is shown who asks for nothing in particular.
 */
export type ListView = 'all' | 'linked' | 'usual'

/** The ways to try, the most telling first: with drafts and all locales, and as a caller who may read more. */
export function waysOf(
  service: 'content' | 'platform',
  plural: string,
  { readers, ...platform }: Readers,
  view: ListView = 'all',
): readonly ListWay[] {
  if (service === 'platform') return platformWays(plural, platform, view)
  const bare = BARE_LISTS[plural]
  const callers = ['public', ...readers.map(name => `token:${name}`)]
  if (bare !== undefined) return callers.map(as => ({ as, path: () => bare, itemsOf: bareItems }))
  return PARAMETERS[view].flatMap(parameters => callers.map(as => contentWay(plural, parameters, as)))
}

const PARAMETERS: Readonly<Record<ListView, readonly string[]>> = {
  all: ['publicationState=preview&locale=all&', 'publicationState=preview&', ''],
  linked: [
    'populate=*&publicationState=preview&locale=all&',
    'populate=*&publicationState=preview&',
    'populate=*&',
  ],
  usual: [''],
}

/** Types whose lists have a form of their own, and show no links. */
export function isBareList(plural: string): boolean {
  return BARE_LISTS[plural] !== undefined
}

/** Plugin types answer a list without `data` and `meta`, and take no pagination. */
const BARE_LISTS: Readonly<Record<string, string>> = { users: '/api/users', files: '/api/upload/files' }

function bareItems(body: unknown): ReturnType<ListWay['itemsOf']> {
  return Array.isArray(body) ? { items: body, isMore: false } : null
}

function contentWay(plural: string, parameters: string, as: string): ListWay {
  return {
    as,
    path: page => `/api/${plural}?${parameters}pagination[page]=${page}&pagination[pageSize]=100`,
    itemsOf: body => {
      if (!isObject(body) || !Array.isArray(body.data)) return null
      return { items: body.data, isMore: isMore(body.meta, body.data.length) }
    },
  }
}

/** By the page count, or where the target counts nothing, by a page that is full. */
function isMore(meta: unknown, items: number): boolean {
  const pagination = isObject(meta) && isObject(meta.pagination) ? meta.pagination : {}
  const { page, pageCount, pageSize } = pagination
  if (typeof page === 'number' && typeof pageCount === 'number') return page < pageCount
  return typeof pageSize === 'number' && items > 0 && items === pageSize
}

/**
 * In the first generation only users see everything, whoever knows a client sees what is published, and pages are
 * posts. No parameter is documented, so that a platform may refuse them all: then its list has to do as it comes.
 */
function platformWays(
  plural: string,
  { platformVersion, staff, publicClient: client }: Omit<Readers, 'readers'>,
  view: ListView,
): readonly ListWay[] {
  const major = majorOf(platformVersion)
  if (view !== 'all') return major === 1 ? [] : viewWays(plural, prefixOf(major), view)
  if (major === 1 && staff !== null) {
    const byClient = `?limit=all&client_id=${client?.slug}&client_secret=${client?.secret}`
    return [
      platformWay(`session:${staff}`, `v0.1/${plural}/${OF_ALL_KINDS}`, plural),
      ...(client ? [platformWay('public', `v0.1/${plural}/${byClient}`, plural)] : []),
    ]
  }
  const prefix = prefixOf(major)
  if (plural === 'integrations' && staff !== null) {
    // Only users see them.
    return [platformWay(`session:${staff}`, `${prefix}admin/integrations/?limit=all`, plural)]
  }
  return ['?limit=all', ''].flatMap(query => [
    platformWay('integration', `${prefix}admin/${plural}/${query}`, plural),
    platformWay('content-key', `${prefix}content/${plural}/${query}`, plural),
  ])
}

/** The admin API shows links when it is asked to; what readers are shown is the matter of the content API. */
function viewWays(plural: string, prefix: string, view: Exclude<ListView, 'all'>): readonly ListWay[] {
  if (view === 'usual') return [platformWay('content-key', `${prefix}content/${plural}/?limit=all`, plural)]
  const include = INCLUDED[plural]
  if (include === undefined) return []
  return [platformWay('integration', `${prefix}admin/${plural}/?limit=all&include=${include}`, plural)]
}

const INCLUDED: Readonly<Record<string, string>> = {
  posts: 'tags,authors',
  pages: 'tags,authors',
  members: 'labels,newsletters',
}

const OF_ALL_KINDS = '?limit=all&status=all&staticPages=all'

function platformWay(as: string, path: string, plural: string): ListWay {
  return {
    as,
    path: () => `/platform/api/${path}`,
    itemsOf: body =>
      isObject(body) && Array.isArray(body[plural]) ? { items: body[plural], isMore: false } : null,
  }
}

/** Where whoever asks is told which site it is. */
export function sitePath(version: string | null): string {
  return `/platform/api/${prefixOf(majorOf(version))}admin/site/`
}
