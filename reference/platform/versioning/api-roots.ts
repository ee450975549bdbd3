import type { ApiRoot, Opened } from '../contracts.ts'
import type { Api } from '../http/request.ts'
import type { Major } from '../version.ts'

/**
 * From 5.0 each API has one URL: `/platform/api/content` and `/platform/api/admin`.
 */
export const singleUrl: ApiRoot = {
  clause: 'platform.versioning.single-url',
  open: (path, raw) => {
    const found = apiOf(path)
    if (!found) return null
    return {
      ...found,
      shape: 5,
      prefix: '',
      audience: 'admin',
      acceptVersion: sentVersion(raw.headers),
      headers: {},
    }
  },
}

const OLD_URL = /^\/(v[234]|canary)\/((?:content|admin)(?:\/.*)?)$/i

/**
 * The old versioned URLs are rewritten: served as the single URL with the `accept-version` that they stand for,
 * and a `deprecation` header that names it. An `accept-version` of the client's own counts more.
 */
export const oldUrls: ApiRoot = {
  clause: 'platform.versioning.old-urls',
  open: (path, raw, site) => {
    const match = OLD_URL.exec(path)
    const found = match && apiOf(`/${match[2]}`)
    if (!match || !found) return null
    const [word = '', version] = [match[1], standsFor(match[1] ?? '')]
    const query = raw.target.includes('?') ? raw.target.slice(raw.target.indexOf('?')) : ''
    const latest = `${site.data.url}/${site.brand.word}/api/${match[2]}${query}`
    return {
      ...found,
      shape: 5,
      prefix: `${word}/`,
      audience: `${word}/admin`,
      acceptVersion: sentVersion(raw.headers) ?? `${version}.0`,
      headers: { deprecation: `version="${version}"`, link: `<${latest}>; rel="latest-version"` },
    }
  },
}

/** `canary` was the experimental name of the last version that had a prefix. */
function standsFor(word: string): string {
  return word.toLowerCase() === 'canary' ? 'v4' : word
}

export const apiRoots: readonly ApiRoot[] = [singleUrl, oldUrls]

/** A versioned prefix of 2.0 to 4.x, and what state its version is in. */
export interface Prefix {
  readonly word: string
  /** The version whose shapes are served. */
  readonly shape: Major
  readonly state: 'stable' | 'experimental' | 'maintenance' | 'deprecated'
}

/**
 * The URL without a prefix that a platform has beside those with one, in the shapes of its newest version.
 * UNDOCUMENTED: observed on the real program.
 */
export function bareRoot(clause: string, shape: Major): ApiRoot {
  return {
    clause,
    open: (path, raw, site) => {
      const opened = singleUrl.open(path, raw, site)
      return opened && { ...opened, shape }
    },
  }
}

/** Where a platform has its APIs under versioned prefixes. */
export function prefixedRoot(clause: string, prefixes: readonly Prefix[]): ApiRoot {
  return {
    clause,
    open: (path, raw) => {
      const prefix = prefixes.find(({ word }) => path.startsWith(`/${word}/`))
      const found = prefix && apiOf(path.slice(prefix.word.length + 1))
      if (!prefix || !found) return null
      const { word, shape } = prefix
      const audience = `${word}/admin`
      return {
        ...found,
        shape,
        prefix: `${word}/`,
        audience,
        acceptVersion: sentVersion(raw.headers),
        headers: {},
      }
    },
  }
}

function apiOf(path: string): Pick<Opened, 'api' | 'path'> | null {
  const [, first, rest = '/'] = /^\/(content|admin)(\/.*)?$/.exec(path) ?? []
  const api = apis.find(name => name === first)
  return api ? { api, path: rest } : null
}

const apis: readonly Api[] = ['content', 'admin']

/** A blank header counts as none. */
export function sentVersion(headers: Readonly<Record<string, string>>): string | null {
  const sent = headers['accept-version']
  return sent === undefined || sent.trim() === '' ? null : sent
}
