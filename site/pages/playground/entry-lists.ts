import type { Answer, OpenedWorld, TypeFacts } from '../../engine/engine.ts'
import type { WrittenRequest } from './address.ts'

/** Something of a world that has entries: a content-type, or a resource of a site. */
export interface Shelf {
  /** `Restaurant`, `posts`. */
  readonly title: string
  readonly service: 'content' | 'platform'
  /** What shows all its entries, also those that are not published. */
  readonly listing: string
  /** What somebody would ask first. */
  readonly path: string
  /** Undefined: nobody counted them. */
  readonly entries: number | undefined
  /** Its type; null: a resource of a site. */
  readonly type: TypeFacts | null
}

/** Resources of the platform's admin API that have entries. */
const RESOURCES = ['posts', 'pages', 'tags', 'users', 'members', 'tiers', 'newsletters', 'offers', 'labels']
/** Those of them that the content API shows, under the names that it has for them. */
const PUBLIC_NAMES: ReadonlyMap<string, string> = new Map([
  ['posts', 'posts'],
  ['pages', 'pages'],
  ['tags', 'tags'],
  ['users', 'authors'],
  ['tiers', 'tiers'],
])

export function shelvesOf({ types, services }: OpenedWorld): readonly Shelf[] {
  const resources = services.includes('platform') ? RESOURCES.map(resourceShelf) : []
  return [...types.map(typeShelf), ...resources]
}

function typeShelf(type: TypeFacts): Shelf {
  const { displayName: title, path, entries } = type
  const query =
    type.kind === 'single'
      ? 'publicationState=preview'
      : 'publicationState=preview&locale=all&pagination[pageSize]=100'
  return { title, service: 'content', listing: `${path}?${query}`, path, entries, type }
}

function resourceShelf(resource: string): Shelf {
  const admin = `/platform/api/admin/${resource}/`
  const name = PUBLIC_NAMES.get(resource)
  return {
    title: resource,
    service: 'platform',
    listing: `${admin}?limit=100`,
    path: name === undefined ? admin : `/platform/api/content/${name}/`,
    entries: undefined,
    type: null,
  }
}

/** An entry as a list shows it. */
export interface ShownEntry {
  readonly id: string | number
  readonly label: string
  /** Its attributes by name. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The entries in the answer to a shelf's listing; null where it is none. */
export function entriesIn({ type, title }: Shelf, { status, json }: Answer): readonly ShownEntry[] | null {
  if (status !== 200) return null
  const all: unknown = type ? Object(json).data : Object(json)[title]
  const list: readonly unknown[] = Array.isArray(all) ? all : all ? [all] : []
  return list.map(item => {
    const { id, attributes } = Object(item)
    const values: Readonly<Record<string, unknown>> = type ? Object(attributes) : Object(item)
    return { id, label: labelOf(values, type?.key ?? null, id), values }
  })
}

/** By what people tell entries apart. */
const LABELS = ['title', 'name', 'slug', 'email', 'code']

function labelOf(values: Readonly<Record<string, unknown>>, key: string | null, id: unknown): string {
  const named = [...(key === null ? [] : [key]), ...LABELS].map(name => values[name])
  const first = [...named, ...Object.values(values)].find(value => typeof value === 'string' && value !== '')
  return typeof first === 'string' ? first : `#${id}`
}

/** Who is tried in turn for what only some may do: whoever looks as if they may do most. */
export function callersToTry(callers: readonly string[], service: Shelf['service']): readonly string[] {
  const ranks =
    service === 'platform'
      ? [/^session:/, /^integration/]
      : [/^token:.*(full|admin|write)/i, /^public$/, /^token:/, /^user:/]
  const found = ranks.flatMap(rank => callers.filter(caller => rank.test(caller)))
  return found.length > 0 ? [...new Set(found)] : ['public']
}

/** How the path of a shelf is asked first: the content API of a site needs a key. */
export function firstRequest(
  { path, service }: Shelf,
  callers: readonly string[],
): Pick<WrittenRequest, 'method' | 'path' | 'as'> {
  if (service === 'content') return { method: 'GET', path, as: 'public' }
  const isPublic = path.includes('/content/')
  const [admin = 'public'] = callersToTry(callers, 'platform')
  return { method: 'GET', path, as: isPublic && callers.includes('content-key') ? 'content-key' : admin }
}
