import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'

const API = /^\/platform\/api\/(?:(v[\d.]+|canary)\/)?(.*)$/

/** What a request for one of the APIs asks for. */
export interface Asked {
  /** `v4`, or null under the single URL. */
  readonly prefix: string | null
  /** Without prefix and query: `admin/posts/`. */
  readonly path: string
  readonly query: URLSearchParams
}

/** A request for one of the APIs, taken apart; null for any other. */
export function ofApi({ target }: ServiceRequest): Asked | null {
  const [path = '', ...query] = target.split('?')
  const [whole, prefix = null, rest = ''] = API.exec(path) ?? []
  return whole === undefined ? null : { prefix, path: rest, query: new URLSearchParams(query.join('?')) }
}

/** The same request with other parameters. */
export function withQuery(request: ServiceRequest, query: URLSearchParams): ServiceRequest {
  const [path = ''] = request.target.split('?')
  return { ...request, target: query.size === 0 ? path : `${path}?${query.toString()}` }
}

/** The same request with other JSON; one that sends none is left as it is. */
export function mapSent(request: ServiceRequest, change: (body: unknown) => unknown): ServiceRequest {
  const sent = request.headers['content-type']?.includes('json') ? jsonSent(request) : undefined
  if (sent === undefined) return request
  const body = new TextEncoder().encode(JSON.stringify(change(sent)))
  const length = request.headers['content-length'] ? { 'content-length': String(body.length) } : {}
  return { ...request, headers: { ...request.headers, ...length }, body }
}

/** What a request sends as JSON. Undefined where that is nothing, or no JSON: it is refused as it is. */
export function jsonSent({ body }: ServiceRequest): unknown {
  if (!body?.length) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/** The answer of a server that does not take a request, with a reason in its own words. */
export function refusal(status: number, reason: string): ServiceResponse {
  const headers = { 'content-type': 'application/json' }
  return { status, headers, body: JSON.stringify({ errors: [{ message: reason }] }) }
}
