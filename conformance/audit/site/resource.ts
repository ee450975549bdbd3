import { UsageError } from '../../usage-error.ts'

/** What the content API of the platform serves; the settings are one object, the others are lists. */
export const RESOURCE_NAMES = ['posts', 'pages', 'tags', 'authors', 'tiers', 'settings'] as const

/** A resource of the platform's content API, as its path was given. */
export interface Resource {
  /** `/ghost/api/content/`, or an old versioned one: `/ghost/api/v3/content/`. */
  readonly base: string
  readonly name: (typeof RESOURCE_NAMES)[number]
}

/** What a brand calls the platform, and the prefix of an old version. */
const CONTENT_API =
  /^(?:https?:\/\/[^/]+)?(\/[\w-]+\/api\/(?:(?:v\d(?:\.\d)?|canary)\/)?content)(?:\/(\w+))?\/?$/

/**
 * The resources that a path names: `/ghost/api/content/posts/` one, `/ghost/api/content/` all. Null for a path of anything
 * else. Throws UsageError for a resource that is not known.
 */
export function resourcesIn(path: string): readonly Resource[] | null {
  const [, api, wanted] = CONTENT_API.exec(path.trim()) ?? []
  if (api === undefined) return null
  const named = RESOURCE_NAMES.filter(name => wanted === undefined || name === wanted)
  if (named.length > 0) return named.map(name => ({ base: `${api}/`, name }))
  throw new UsageError(`--paths ${path}: found ${wanted}, expected one of ${RESOURCE_NAMES.join(', ')}.`)
}

/** Whether a request goes to a content API of the platform, whose callers have a key. */
export function isOfContentApi(path: string): boolean {
  return /^\/[\w-]+\/api\/(?:(?:v\d(?:\.\d)?|canary)\/)?content\//.test(path)
}
