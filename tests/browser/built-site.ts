import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const PLACE = 'dist-site'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface BuiltSite {
  readonly url: string
  close(): Promise<void>
}

/** Serves the site as it lies in `dist-site/`; it is built where there is none. */
export async function serveSite(): Promise<BuiltSite> {
  if (!existsSync(join(PLACE, 'index.html'))) buildSite()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.test')
    const file = join(PLACE, decodeURIComponent(pathname).replace(/\/$/, '/index.html'))
    const body = existsSync(file) ? await readFile(file) : null
    response.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(file)] ?? 'text/plain' })
    response.end(body ?? 'There is no such page.')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise(done => server.close(() => done())),
  }
}

function buildSite(): void {
  const { status, stderr } = spawnSync('npm', ['run', 'site'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm run site failed: ${stderr}`)
}
