import type { Server } from 'node:http'

/** Serves on a free port of this machine. */
export async function listen(server: Server): Promise<{ readonly url: string; close(): void }> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
