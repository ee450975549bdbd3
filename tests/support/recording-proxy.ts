import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { onTestFinished } from 'vitest'

/** What a client sent. */
export interface Sent {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface RecordingProxy {
  readonly url: string
  readonly sent: readonly Sent[]
}

/**
 * Hands every request on to the server at a URL, byte for byte, and remembers it; closed after the test. Where `isOpen`
 * says no, the answer is 404, and nothing is handed on.
 */
export async function recordingProxy(
  url: string,
  isOpen: (target: string) => boolean = () => true,
): Promise<RecordingProxy> {
  const sent: Sent[] = []
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { method = '', url: target = '', headers } = incoming
    const body = Buffer.concat(chunks)
    sent.push({ method, target, headers, body: body.toString() })
    if (!isOpen(target)) return void outgoing.writeHead(404).end()
    const onward = request(url, { method, path: target, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('invariant: a server has a port')
  return { url: `http://127.0.0.1:${address.port}`, sent }
}
