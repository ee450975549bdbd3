import { createServer } from 'node:net'
import { UsageError } from '../usage-error.ts'

/** Throws UsageError when somebody listens there already: what is started could not. */
export async function refuseTakenPort(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const isFree = await new Promise<boolean>(settle => {
    const server = createServer()
    server.once('error', () => settle(false))
    server.listen({ host: hostname, port: Number(port) }, () => server.close(() => settle(true)))
  })
  if (isFree) return
  throw new UsageError(
    `Port ${port} is in use: stop whatever listens at ${url}, or choose another port (--port N, \`url\`).`,
  )
}
