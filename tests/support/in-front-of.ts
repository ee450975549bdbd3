import { httpServer, type Received, type Reply } from './http-server.ts'

/** A server that answers some requests itself and hands on all others to the server at a URL. Gives its own URL. */
export function inFrontOf(
  url: string,
  override: (request: Received) => Reply | undefined | Promise<Reply | undefined>,
): Promise<string> {
  return httpServer(async request => (await override(request)) ?? handOn(url, request))
}

/** What a server says to a request. */
export async function handOn(url: string, { method, target, headers, body }: Received): Promise<Reply> {
  const own = ['host', 'connection', 'content-length', 'transfer-encoding']
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !own.includes(name) ? [[name, value] as const] : [],
  )
  const sent = { method, headers: Object.fromEntries(kept), ...(body !== '' && { body }) }
  const response = await fetch(`${url}${target}`, { ...sent, redirect: 'manual' })
  const type = response.headers.get('content-type') ?? 'text/plain'
  return { status: response.status, headers: { 'content-type': type }, body: await response.text() }
}
