import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** What a hostile server does once it has read a request's head. */
export type Behaviour = (socket: Socket, head: string) => void

/** A TCP server on a free port that answers every request with `behave`; closed after the test. Gives its URL. */
export async function tcpServer(behave: Behaviour): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    let received = ''
    socket.on('data', chunk => {
      received += chunk.toString('latin1')
      if (!received.includes('\r\n\r\n')) return
      const head = received
      received = ''
      behave(socket, head)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('invariant: a TCP server has a port')
  return `http://127.0.0.1:${address.port}`
}

/** A complete response; the content-length is counted unless it is among the headers. */
export function response(
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Buffer {
  const bytes = Buffer.from(body)
  const all = { 'content-length': String(bytes.length), ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} X\r\n${lines.join('')}\r\n`), bytes])
}

/** The URL of a port where nobody listens. */
export async function deadUrl(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`
}
