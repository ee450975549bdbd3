import type { ServiceRequest, ServiceResponse } from './message.ts'

/** The request that the arguments of `fetch` stand for. A path alone is asked of whoever answers. */
export function requestOf(input: Request | URL | string, init?: RequestInit): Request {
  const address = typeof input === 'string' && input.startsWith('/') ? `http://reference${input}` : input
  return new Request(address, init)
}

/** Reads a fetch Request as a plain request. */
export async function fromFetch(request: Request): Promise<ServiceRequest> {
  const url = new URL(request.url)
  // Not every browser tells by `body` that there is none.
  const hasBody = request.body !== null && !['GET', 'HEAD'].includes(request.method)
  const body = hasBody ? new Uint8Array(await request.arrayBuffer()) : null
  return {
    method: request.method,
    target: url.pathname + url.search,
    headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
    body,
  }
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304])

/** Gives the plain response to a request of a method as a fetch Response; an answer to HEAD has no body. */
export function toFetch(response: ServiceResponse, method: string): Response {
  const headers = new Headers()
  for (const [name, value] of Object.entries(response.headers)) {
    for (const item of typeof value === 'string' ? [value] : value) headers.append(name, item)
  }
  const body = method === 'HEAD' || WITHOUT_BODY.has(response.status) ? null : response.body
  return new Response(typeof body === 'string' || body === null ? body : new Uint8Array(body), {
    status: response.status,
    headers,
  })
}
