import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect as connectTcp } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { Copy } from './copy.ts'

/** Looks on: what it does, and whether it fails, changes nothing of what passes. */
export interface Onlooker {
  /** A request passes. What it returns is told of the answer; null where none came. */
  readonly asked: (request: PassedRequest) => (answer: PassedAnswer | null) => void
  /** Something went wrong between the caller and the server. */
  readonly failed: (says: string) => void
}

export interface PassedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** Filled when the request has passed as a whole. */
  readonly body: Copy
}

export interface PassedAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Copy
}

export interface Passing {
  /** `http://127.0.0.1:4000`. */
  readonly url: string
  close(): Promise<void>
}

export interface PassOptions {
  readonly upstream: URL
  readonly port: number
  readonly host: string
  readonly onlooker: Onlooker
}

/**
 * Passes everything on to a server and back as it comes, byte by byte: headers in their order and spelling, bodies
 * compressed or not, answers as they trickle in, upgrades of the connection. Only `host` names the server.
 */
export async function passOn(options: PassOptions): Promise<Passing> {
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (incoming, outgoing) =>
    passRequest(incoming, outgoing, options),
  )
  // Whoever waits for an answer decides how long, not who stands between.
  server.requestTimeout = 0
  server.on('upgrade', (incoming, socket, head) => passUpgrade(incoming, socket, { head, ...options }))
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const connections = new Set<Duplex>()
  server.on('connection', socket => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  return { url: urlOf(server, options.host), close: () => closeServer(server, connections) }
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Connections that were upgraded are no longer the server's own. */
function closeServer(server: Server, connections: ReadonlySet<Duplex>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close(error => (error ? reject(error) : resolve()))
    for (const socket of connections) socket.destroy()
  })
}

function passRequest(incoming: IncomingMessage, outgoing: ServerResponse, options: PassOptions): void {
  const { upstream, onlooker } = options
  const body = new Copy()
  const { method = 'GET', url = '/', headers } = incoming
  const answered = once(onlooker.asked({ method, path: url, headers, body }))
  const send = upstream.protocol === 'https:' ? requestHttps : requestHttp
  const asking = send({
    ...placeOf(upstream),
    ...{
      method,
      path: pathAt(upstream, url),
      headers: headersFor(incoming, upstream),
      setDefaultHeaders: false,
    },
  })
  asking.on('response', answer => passAnswer(answer, outgoing, answered))
  asking.on('error', error => {
    answered(null)
    fail(outgoing, `${upstream.origin} did not answer: ${error.message}`, onlooker)
  })
  asking.on('close', () => answered(null))
  outgoing.on('close', () => {
    // The caller went away: the server need not go on.
    if (!outgoing.writableFinished) asking.destroy()
  })
  incoming.on('data', (chunk: Buffer) => body.add(chunk))
  incoming.pipe(asking)
}

function passAnswer(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  answered: (answer: PassedAnswer | null) => void,
): void {
  const body = new Copy()
  const { statusCode: status = 502, statusMessage, rawHeaders, headers } = answer
  // What the server did not send is not sent: no date, no length.
  outgoing.sendDate = false
  outgoing.writeHead(status, statusMessage, withoutHops(rawHeaders))
  outgoing.flushHeaders()
  answer.on('data', (chunk: Buffer) => body.add(chunk))
  answer.on('end', () => answered({ status, headers, body }))
  answer.on('error', () => {
    answered(null)
    outgoing.destroy()
  })
  answer.pipe(outgoing)
}

function fail(outgoing: ServerResponse, says: string, { failed }: Onlooker): void {
  if (outgoing.destroyed) return
  failed(says)
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`assayer proxy: ${says}\n`)
}

function placeOf({ hostname, port }: URL) {
  return { hostname: hostname.replace(/^\[|\]$/g, ''), ...(port !== '' && { port }) }
}

/** An upstream may stand below a path. */
function pathAt({ pathname }: URL, path: string): string {
  return pathname === '/' ? path : pathname.replace(/\/$/, '') + path
}

/** Headers that are about one connection, and end with it. */
const HOPS = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding']

/** Names and values in turn, as they came; how the body is cut is said anew on each connection. */
function withoutHops(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !HOPS.includes(raw[index - (index % 2)]?.toLowerCase() ?? ''))
}

function headersFor({ rawHeaders, headers }: IncomingMessage, { host }: URL): string[] {
  const own = withoutHops(rawHeaders)
  const hosted = own.map((text, index) =>
    own[index - 1]?.toLowerCase() === 'host' && index % 2 === 1 ? host : text,
  )
  const isCut = headers['transfer-encoding'] !== undefined
  return isCut ? [...hosted, 'Transfer-Encoding', 'chunked'] : hosted
}

/** A web socket, say: from here on both ends speak with each other alone. */
function passUpgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  { head, upstream, onlooker }: PassOptions & { readonly head: Buffer },
): void {
  const isTls = upstream.protocol === 'https:'
  const port = Number(upstream.port) || (isTls ? 443 : 80)
  const host = upstream.hostname.replace(/^\[|\]$/g, '')
  const server = isTls ? connectTls({ host, port, servername: host }) : connectTcp({ host, port })
  server.once(isTls ? 'secureConnect' : 'connect', () => {
    server.write(headOf(incoming, upstream))
    server.write(head)
    server.pipe(socket).pipe(server)
  })
  server.on('error', error => {
    onlooker.failed(`${upstream.origin}: ${error.message}`)
    socket.destroy()
  })
  socket.on('error', () => server.destroy())
}

function headOf({ method, url = '/', rawHeaders }: IncomingMessage, upstream: URL): string {
  const lines = rawHeaders.flatMap((name, index) => {
    if (index % 2 === 1) return []
    return [`${name}: ${name.toLowerCase() === 'host' ? upstream.host : rawHeaders[index + 1]}`]
  })
  return `${method} ${pathAt(upstream, url)} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

function once<T>(tell: (value: T) => void): (value: T) => void {
  let isTold = false
  return value => {
    if (!isTold) tell(value)
    isTold = true
  }
}
