import type { ServiceRequest, ServiceResponse } from './message.ts'

/** Reads a fetch Request as a plain request. */
export async function fromFetch(request: Request): Promise<ServiceRequest> {
  const url = new URL(request.url)
  const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
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
