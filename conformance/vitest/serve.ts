import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'

/** What answers requests within this process. */
export type FetchHandler = (request: Request) => Response | Promise<Response>

export interface Served {
  readonly url: string
  close(): Promise<void>
}

/** Serves on a free port of the loopback address: the kit knows targets only by HTTP. */
export async function serveListener(listener: RequestListener): Promise<Served> {
  const server = createServer(listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('invariant: a server has a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

/** Serves a function from Request to Response. One that throws is answered 500, as servers do. */
export function serveFetch(handler: FetchHandler): Promise<Served> {
  return serveListener((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch(error => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end(error instanceof Error ? error.stack : String(error))
    })
  })
}

async function answer(handler: FetchHandler, incoming: IncomingMessage, outgoing: ServerResponse) {
  const response = await handler(await requestOf(incoming))
  const cookies = response.headers.getSetCookie()
  const others = [...response.headers].filter(([name]) => name !== 'set-cookie')
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(others),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  })
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map(item => [name, item] as [string, string]),
  )
  const isBodyless = method === 'GET' || method === 'HEAD'
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: pairs,
    body: isBodyless ? null : Buffer.concat(chunks),
  })
}
