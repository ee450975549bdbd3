import { createServer, type RequestListener } from 'node:http'
import autocannon from 'autocannon'
import { createReference } from '../reference/index.ts'
import { generateWorld } from './generated-world.ts'
import { median } from './http.ts'
import { listen } from './listen.ts'
import type { Measurement } from './measurement.ts'
import { load, nameOf } from './others.ts'

const SECONDS = 4
const CONNECTIONS = 10
const ROUNDS = 3
const SAMPLES = 1_000
/** So many requests are sent in turn, each with another path. */
const PATHS = 100

interface Case {
  readonly name: string
  readonly ours: (run: number) => string
  readonly theirs: (run: number) => string
}

const CASES: readonly Case[] = [
  {
    name: 'one entry',
    ours: run => `/api/samples/${run + 1}`,
    theirs: run => `/samples/${run + 1}`,
  },
  {
    name: 'a page of 25',
    ours: run => `/api/samples?pagination[page]=${(run % 40) + 1}`,
    theirs: run => `/samples?_limit=25&_page=${(run % 40) + 1}`,
  },
  {
    name: 'filter, sort, page of 25',
    ours: run => `/api/samples?filters[name][$containsi]=ebony ${run % 10}&sort=name:desc`,
    theirs: run => `/samples?name_like=ebony ${run % 10}&_sort=name&_order=desc&_limit=25&_page=1`,
  },
]

/** Requests per second beside json-server with the same entries: what is served by many who need a mock. */
export async function measureMockServers(): Promise<readonly Measurement[]> {
  const { world, samples } = generateWorld(SAMPLES)
  const app = jsonServer({ samples })
  if (!app) return []
  const reference = await createReference({ world })
  const [ours, theirs] = [await reference.listen(), await listen(createServer(app))]
  const results: Measurement[] = []
  for (const { name, ...paths } of CASES) {
    const speeds: number[] = []
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const speed = await requestsPerSecond(ours.url, paths.ours)
      speeds.push(speed)
      ratios.push(speed / (await requestsPerSecond(theirs.url, paths.theirs)))
    }
    const beside = { ratio: median(ratios), against: nameOf('json-server') }
    results.push({ name: `mock server: ${name}`, value: median(speeds), unit: 'req/s', ...beside })
  }
  await ours.close()
  theirs.close()
  return results
}

async function requestsPerSecond(url: string, pathOf: (run: number) => string): Promise<number> {
  const requests = Array.from({ length: PATHS }, (_, run) => ({ path: encodeURI(pathOf(run)) }))
  const { requests: answered, non2xx } = await autocannon({
    ...{ url, requests, connections: CONNECTIONS, duration: SECONDS },
  })
  if (non2xx > 0) throw new Error(`invariant: ${url}${requests[0]?.path} is refused`)
  return answered.average
}

interface JsonServer {
  create(): RequestListener & { use(handler: unknown): void }
  router(data: object): unknown
}

function jsonServer(data: object): RequestListener | null {
  const loaded = load('json-server')
  if (!isJsonServer(loaded)) return null
  const app = loaded.create()
  app.use(loaded.router(data))
  return app
}

function isJsonServer(loaded: unknown): loaded is JsonServer {
  return typeof loaded === 'function' || (typeof loaded === 'object' && loaded !== null && 'router' in loaded)
}
