import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { MAX_BODY_BYTES, MAX_TARGET_BYTES, type ServiceRequest, type ServiceResponse } from './message.ts'

/** Answers requests; must not reject. */
export type Handler = (request: ServiceRequest) => Promise<ServiceResponse> | ServiceResponse

export interface Listening {
  /** `http://host:port`, without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/** Serves a handler on node:http. Rejects when the address cannot be used. */
export async function listen(
  handler: Handler,
  where: { port?: number; host?: string } = {},
): Promise<Listening> {
  const server = createServer(
    { maxHeaderSize: MAX_TARGET_BYTES, keepAliveTimeout: 5_000 },
    (request, response) => {
      serve(handler, request, response)
    },
  )
  const host = where.host ?? '127.0.0.1'
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(where.port ?? 0, host, resolve)
  })
  return { url: urlOf(server, host), close: () => closeServer(server) }
}

function urlOf(server: Server, host: string): string {
  const address = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close(error => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}

function serve(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (hasBody(incoming)) readBody(incoming, body => answer(handler, incoming, body, outgoing))
  else answer(handler, incoming, null, outgoing)
}

function readBody(incoming: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  incoming.on('data', (chunk: Buffer) => {
    // The piece that goes beyond the limit is kept, so that whoever looks at the body sees that it is too large.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
    size += chunk.length
  })
  incoming.on('end', () => done(Buffer.concat(chunks)))
  incoming.on('error', () => incoming.destroy())
}

function hasBody(incoming: IncomingMessage): boolean {
  return (
    incoming.headers['content-length'] !== undefined || incoming.headers['transfer-encoding'] !== undefined
  )
}

function answer(
  handler: Handler,
  incoming: IncomingMessage,
  body: Buffer | null,
  outgoing: ServerResponse,
): void {
  const result = handler({
    method: incoming.method ?? 'GET',
    target: incoming.url ?? '/',
    headers: plainHeaders(incoming.headers),
    body,
  })
  if (result instanceof Promise) void result.then(response => send(response, outgoing))
  else send(result, outgoing)
}

/** As node gives them, where only `set-cookie` is a list. */
function plainHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  if (isPlain(headers)) return headers
  const { 'set-cookie': cookies = [], ...others } = headers
  return { ...plainHeaders(others), 'set-cookie': cookies.join(', ') }
}

function isPlain(headers: IncomingHttpHeaders): headers is Record<string, string> {
  return headers['set-cookie'] === undefined
}

function send({ status, headers, body }: ServiceResponse, outgoing: ServerResponse): void {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : (body?.byteLength ?? 0)
  // A flat list is what node makes the least of: names and values in turn.
  const list: (string | string[])[] = []
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined && name !== 'content-length')
      list.push(name, typeof value === 'string' ? value : [...value])
  }
  list.push('content-length', String(length))
  outgoing.writeHead(status, list)
  outgoing.end(outgoing.req.method === 'HEAD' || body === null ? undefined : body)
}
