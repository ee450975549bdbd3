import { createServer } from 'node:net'

/** Below what systems give to whoever asks for any port: nothing that runs beside takes one of these by chance. */
const LOWEST = 11_000
const HIGHEST = 32_000

/** A port of this machine at which nobody listens, and at the `inARow - 1` after it neither. */
export async function freePort(inARow = 1): Promise<number> {
  for (;;) {
    const first = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST))
    const all = Array.from({ length: inARow }, (_, index) => first + index)
    const free = await Promise.all(all.map(isFree))
    if (free.every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise(settle => {
    server.once('error', () => settle(false))
    server.listen(port, '127.0.0.1', () => server.close(() => settle(true)))
  })
}
