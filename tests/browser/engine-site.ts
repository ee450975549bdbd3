import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'
import { siteFiles } from '../../conformance/site-data/site-files.ts'
import type { Suite } from '../../conformance/suite/load-suite.ts'
import { directoriesIn } from '../../conformance/suite/worlds.ts'

const WORLDS = 'specs/worlds'

const PAGE = `<!doctype html><title>Engine</title><script type="module">
import { openEngine } from '/open-engine.js'
globalThis.engine = openEngine('/')
</script>`

export interface EngineSite {
  readonly url: string
  close(): Promise<void>
}

/** Serves the site's engine, as it is built for it, with the data that it fetches, and a page that has it at hand. */
export async function serveEngine({ clauses }: Suite): Promise<EngineSite> {
  const files = await builtEngine()
  files.set('/open-engine.js', await builtDoor())
  const worlds = new Map(directoriesIn(WORLDS).map(name => [name, join(WORLDS, name)]))
  const data = await siteFiles({ clauses, worlds, published: [] })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site.test').pathname
    const script = files.get(path)
    const json = data.get(path.replace('/data/', ''))
    if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(script)
    else if (json !== undefined) response.setHeader('content-type', 'application/json').end(json)
    else response.setHeader('content-type', 'text/html').end(PAGE)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

async function builtEngine(): Promise<Map<string, string>> {
  const made = await build({ configFile: 'site/engine/vite.config.ts', build: { write: false } })
  return new Map(chunksOf(made).map(({ fileName, code }) => [`/engine/${fileName}`, code]))
}

/** What pages import. */
async function builtDoor(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'site/engine/open-engine.ts', formats: ['es'] } },
  })
  return chunksOf(made).map(({ code }) => code)[0] ?? ''
}

function chunksOf(made: Awaited<ReturnType<typeof build>>) {
  return [made]
    .flat()
    .flatMap(it => ('output' in it ? it.output : []))
    .filter(it => it.type === 'chunk')
}
