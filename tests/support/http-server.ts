import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly method: string
  /** As it was sent: path and query, percent-encoded. */
  readonly target: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface Reply {
  readonly status?: number
  readonly headers?: Record<string, string>
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown
  /** How it goes wrong on its way: the connection is reset before it, or is gone after half of the body. */
  readonly breaks?: 'reset' | 'half' | undefined
}

/** A server on a free port that answers every request with `reply`; closed after the test. Gives its URL. */
export async function httpServer(reply: (request: Received) => Reply | Promise<Reply>): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const {
      status = 200,
      headers = {},
      body = {},
      breaks,
    } = await reply({
      method: incoming.method ?? '',
      target: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    })
    const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8'
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (breaks === 'reset') return void incoming.socket.resetAndDestroy()
    const length = breaks === 'half' ? { 'content-length': Buffer.byteLength(text) } : {}
    outgoing.writeHead(status, { 'content-type': type, ...length, ...headers })
    if (breaks !== 'half') return void outgoing.end(text)
    outgoing.write(text.slice(0, text.length / 2), () => incoming.socket.destroy())
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('invariant: a server has a port')
  return `http://127.0.0.1:${address.port}`
}
