import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Content, Contents } from './content.ts'

export interface DocsOptions {
  readonly contents: Contents
  /** Shown where there is nothing. */
  readonly missing: Content | null
  /** Below which path everything is: `/`, or `/assayer/`. */
  readonly base: string
  /** 0 picks a free one. */
  readonly port: number
}

export interface Docs {
  /** `http://127.0.0.1:1339/`. */
  readonly url: string
  close(): Promise<void>
}

/** Serves a site to this machine alone. Rejects with the error of the system when it cannot listen. */
export async function serveDocs(options: DocsOptions): Promise<Docs> {
  const server = createServer((request, response) => {
    respond(options, request, response).catch(error => {
      if (!response.headersSent) response.writeHead(500, plain())
      response.end(error instanceof Error ? error.message : String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('invariant: a server has a port')
  return {
    url: `http://127.0.0.1:${address.port}${options.base}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

async function respond(options: DocsOptions, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers } = request
  if (!isLoopback(headers.host))
    return refuse(response, 403, 'This server is for the machine that it runs on: ask 127.0.0.1.')
  if (method !== 'GET' && method !== 'HEAD')
    return refuse(response, 405, 'There is nothing here but to be read.', { allow: 'GET, HEAD' })
  const path = pathOf(request.url ?? '/')
  if (path === '/' && options.base !== '/')
    return refuse(response, 302, `The site is at ${options.base}`, { location: options.base })
  const content = path?.startsWith(options.base)
    ? await options.contents(path.slice(options.base.length))
    : null
  const shown = content ?? options.missing
  if (!shown) return refuse(response, 404, 'There is no such page.')
  send(request, response, { status: content ? 200 : 404, content: shown })
}

/** A page of another site may reach a server on this machine by a name of its own, and would read what is served. */
function isLoopback(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d*$/, '').toLowerCase()
  return name === 'localhost' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** Decoded, without the query; null for what is no path. Dots lead nowhere: only files that are known are found. */
function pathOf(target: string): string | null {
  try {
    return decodeURIComponent(target.replace(/[?#].*$/s, ''))
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

interface Sent {
  readonly status: number
  readonly content: Content
}

/** What may change is asked for again each time, and sent where it did. */
function send(request: IncomingMessage, response: ServerResponse, { status, content }: Sent): void {
  const tag = `"${createHash('sha256').update(content.body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...plain(content.type),
    'cache-control': content.isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: tag,
  }
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(content.body) })
  response.end(request.method === 'HEAD' ? undefined : content.body)
}

function refuse(
  response: ServerResponse,
  status: number,
  says: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...plain(), ...headers }).end(`${says}\n`)
}

function plain(type = 'text/plain; charset=utf-8') {
  return { 'content-type': type, 'x-content-type-options': 'nosniff' }
}
