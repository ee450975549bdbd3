import type { PlatformQuery } from '../platform-query.ts'

/** How a client says for which version it was made. */
export type Versioned = (query: PlatformQuery) => PlatformQuery

const PREFIXES = ['v0.1', 'v1', 'v2', 'v3', 'v4', 'v5', 'canary', '']
const VERSIONS = ['v1.0', 'v2.0', 'v3.0', 'v4.0', 'v4.48', 'v5.0', '5.0', 'v9.9', 'nonsense', '']

const API = /^(\/platform\/api\/)(?=(?:content|admin)\/)/

/** Every way: in the URL, in a header, and in both. */
export const versionedWays: readonly Versioned[] = [
  ...PREFIXES.map(prefix => (query: PlatformQuery) => inUrl(query, prefix)),
  ...VERSIONS.map(version => (query: PlatformQuery) => inHeader(query, version)),
  query => inHeader(inUrl(query, 'v3'), 'v4.0'),
]

/** The forms of URLs that clients of older majors still use. */
export const olderUrls: readonly Versioned[] = ['v3', 'v4'].map(prefix => query => inUrl(query, prefix))

function inUrl(query: PlatformQuery, prefix: string): PlatformQuery {
  return { ...query, path: query.path.replace(API, prefix === '' ? '$1' : `$1${prefix}/`), isExact: true }
}

function inHeader(query: PlatformQuery, version: string): PlatformQuery {
  return { ...query, headers: { ...query.headers, 'accept-version': version } }
}
