import { createServer } from 'node:http'
import autocannon from 'autocannon'
import { createReference } from '../reference/index.ts'
import type { World } from '../reference/world/world.ts'
import { generateWorld } from './generated-world.ts'
import type { Measurement } from './measurement.ts'

const SECONDS = 5
const CONNECTIONS = 10
const ROUNDS = 3

interface Case {
  readonly name: string
  readonly path: string
}

/** 25 entries of about 14 KB: samples with a note. */
const SIZED: readonly Case[] = [{ name: 'list of 25', path: '/api/samples' }]
const NOTE_LENGTH = 330

/** Three relations, two components and a zone with what its components refer to. */
const POPULATE_DEEP = `/api/restaurants?${[
  'populate[categories]=*',
  'populate[location][populate]=parent',
  'populate[chefs]=*',
  'populate[seo]=*',
  'populate[hours]=*',
  'populate[zone][populate]=*',
].join('&')}`

const CASES: readonly Case[] = [
  { name: 'list-default', path: '/api/restaurants' },
  {
    name: 'filter-sort-page',
    path: '/api/restaurants?filters[name][$containsi]=a&sort=name:desc&pagination[page]=1&pagination[pageSize]=5',
  },
  { name: 'deep-relation-filter', path: '/api/restaurants?filters[chefs][name][$notNull]=true&sort=slug' },
  { name: 'populate-deep', path: POPULATE_DEEP },
]

/**
 * Requests per second of each case beside those of a bare node:http server that stringifies the same answer for
 * each request, in turns within the same minute.
 */
export async function measureHttp(world: string): Promise<readonly Measurement[]> {
  const sized = generateWorld(1000, NOTE_LENGTH).world
  return [...(await measureCases(sized, SIZED)), ...(await measureCases(world, CASES))]
}

async function measureCases(world: World | string, cases: readonly Case[]): Promise<readonly Measurement[]> {
  const reference = await createReference({ world })
  const served = await reference.listen()
  const results: Measurement[] = []
  for (const { name, path } of cases) {
    const { body } = await reference.handle({ method: 'GET', target: path, headers: {}, body: null })
    const text = String(body)
    const bare = await serveStringified(JSON.parse(text))
    const ratios: number[] = []
    const speeds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await requestsPerSecond(served.url + path)
      ratios.push(ours / (await requestsPerSecond(bare.url + path)))
      speeds.push(ours)
    }
    bare.close()
    results.push({
      name: `http ${name} (${text.length} bytes)`,
      value: median(speeds),
      unit: 'req/s',
      ratio: median(ratios),
      against: 'a bare node:http server',
    })
  }
  await served.close()
  return results
}

async function requestsPerSecond(url: string): Promise<number> {
  return (await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })).requests.average
}

async function serveStringified(answer: unknown): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    const body = JSON.stringify(answer)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
