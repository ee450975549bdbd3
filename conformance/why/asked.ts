import { type WireRequest, wireRequest } from '../client/wire-request.ts'
import { UsageError } from '../usage-error.ts'

/** A request as it is written on a command line. */
export interface Written {
  /** `GET /api/posts?sort=title`, the same without a method, or a GraphQL document. */
  readonly text: string
  /** `name: value` each. */
  readonly headers: readonly string[]
  readonly body: string | null
  /** Where GraphQL documents go. */
  readonly endpoint: string
}

/** The request that a text stands for. Throws a UsageError for a text that is none. */
export function readAsked({ text, headers, body, endpoint }: Written): WireRequest {
  const given = Object.fromEntries(headers.map(headerOf))
  if (isDocument(text))
    return wireRequest({ method: 'POST', path: endpoint, headers: given, body: { query: text } })
  const match = /^(?:([A-Za-z]+)\s+)?(?:https?:\/\/[^/\s]+)?(\/\S*)$/.exec(text.trim())
  const [, method, path] = match ?? []
  if (path === undefined)
    throw new UsageError(
      `Found ${JSON.stringify(text)}, expected a request such as 'GET /api/restaurants?filters[seats][$lt]=40', or a GraphQL document such as '{ restaurants { data { id } } }'. Quote it, so that the shell leaves it alone.`,
    )
  const typed =
    body === null || 'content-type' in given ? given : { 'content-type': 'application/json', ...given }
  return { method: (method ?? (body === null ? 'GET' : 'POST')).toUpperCase(), path, headers: typed, body }
}

/** Whether a text is a GraphQL document, and no request. */
export function isDocument(text: string): boolean {
  return /^\s*(?:\{|(?:query|mutation|fragment|subscription)\b[^/]*\{)/.test(text)
}

function headerOf(line: string): readonly [string, string] {
  const [, name, value] = /^([^:\s]+)\s*:\s*(.*)$/.exec(line) ?? []
  if (name === undefined || value === undefined)
    throw new UsageError(`--header ${line}: expected NAME: VALUE, such as 'accept-version: v4.0'.`)
  return [name.toLowerCase(), value]
}

/** Whether a path is one of the publishing platform, whatever it calls itself. */
export function isPlatforms(path: string): boolean {
  return /^\/(?:platform|ghost)\//i.test(path)
}

/** Who asks when nobody says: readers and integrations of the platform have keys, and the world knows them. */
export function usualCaller({ path, headers }: WireRequest): string {
  const [, api] = /^\/(?:platform|ghost)\/api\/(?:(?:v\d|canary)\/)?(content|admin)\b/i.exec(path) ?? []
  if (api === 'content' && !/[?&](?:key|client_id)=/.test(path)) return 'content-key'
  if (api === 'admin' && !('authorization' in headers) && !('cookie' in headers)) return 'integration'
  return 'public'
}
