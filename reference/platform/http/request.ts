import { MAX_BODY_BYTES, type ServiceRequest } from '../../http/message.ts'
import { tooLarge } from '../errors.ts'
import { type Body, readBody } from './body.ts'
import { parseQuery, type Query } from './query.ts'

export type Api = 'content' | 'admin'

/** A request for an API, with what its URL says taken apart. Change rules rewrite it. */
export interface ApiRequest {
  readonly api: Api
  readonly method: string
  /** Path relative to the API, decoded, with a trailing slash: `/posts/slug/welcome/`. */
  readonly path: string
  readonly query: Query
  /** Names are lower-case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

/** A request's target cut into its path, still encoded, and its query text without the question mark. */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const mark = target.indexOf('?')
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) }
}

/**
 * Takes a request for an API apart. `path` is relative to the API.
 * @throws PlatformError for a body that is not what it says
 */
export function readRequest(raw: ServiceRequest, api: Api, path: string): ApiRequest {
  if (raw.body !== null && raw.body.length > MAX_BODY_BYTES) throw tooLarge()
  return {
    api,
    method: raw.method,
    path: withSlash(decodePath(path)),
    query: parseQuery(splitTarget(raw.target).query),
    headers: raw.headers,
    body: readBody(raw.body, raw.headers['content-type'] ?? ''),
  }
}

export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

/** A path that cannot be decoded stays as it is; no route has it. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The value of a cookie, decoded; null when it was not sent. */
export function cookieOf(headers: Readonly<Record<string, string>>, name: string): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return decodePath(value.join('='))
  }
  return null
}
