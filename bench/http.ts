import { createServer } from 'node:http'
import autocannon from 'autocannon'
import { SignJWT } from 'jose'
import { createReference, type Reference } from '../reference/index.ts'
import type { World } from '../reference/world/world.ts'
import gazette from '../specs/worlds/gazette/platform.json' with { type: 'json' }
import options from '../specs/worlds/restaurants/options.json' with { type: 'json' }
import { generateWorld } from './generated-world.ts'
import { listen } from './listen.ts'
import type { Measurement } from './measurement.ts'

const SECONDS = 3
const CONNECTIONS = 10
const ROUNDS = 3
/** One request of so many writes, where there are writes between the reads. */
const ROUND_OF_REQUESTS = 10

interface Write {
  readonly method: 'PUT'
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

interface Case {
  readonly name: string
  readonly path: string
  /** What changes what the path shows. */
  readonly write?: Write
}

/** 25 entries of about 14 KB: samples with a note. */
const SIZED: readonly Case[] = [
  { name: 'list of 25', path: '/api/samples', write: put('/api/samples/3', { data: { name: 'changed' } }) },
]
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

const FULL_ACCESS = options.apiTokens.find(({ type }) => type === 'full-access')?.accessKey ?? ''
const RENAMED = put(
  '/api/restaurants/1',
  { data: { nickname: 'The Sun' } },
  { authorization: `Bearer ${FULL_ACCESS}` },
)

const CASES: readonly Case[] = [
  { name: 'list-default', path: '/api/restaurants', write: RENAMED },
  {
    name: 'filter-sort-page',
    path: '/api/restaurants?filters[name][$containsi]=a&sort=name:desc&pagination[page]=1&pagination[pageSize]=5',
    write: RENAMED,
  },
  {
    name: 'deep-relation-filter',
    path: '/api/restaurants?filters[chefs][name][$notNull]=true&sort=slug',
    write: RENAMED,
  },
  { name: 'populate-deep', path: POPULATE_DEEP, write: RENAMED },
]

function put(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Write {
  const all = { 'content-type': 'application/json', ...headers }
  return { method: 'PUT', path, body: JSON.stringify(body), headers: all }
}

/** What readers of a site ask for most. */
async function siteCases(): Promise<readonly Case[]> {
  const [reader] = gazette.content_api_keys
  const [tag] = gazette.tags
  const path = `/platform/api/content/posts/?include=authors,tags&key=${reader?.key}`
  const changed = { tags: [{ description: 'Changed' }] }
  const write = put(`/platform/api/admin/tags/${tag?.id}/`, changed, { authorization: await adminToken() })
  return [{ name: 'platform posts with includes', path, write }]
}

function adminToken(): Promise<string> {
  const [{ id, secret } = { id: '', secret: '' }] = gazette.admin_api_keys
  const seconds = Math.floor(Date.now() / 1000)
  return new SignJWT({ iat: seconds, exp: seconds + 300, aud: '/admin/' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: id })
    .sign(Buffer.from(secret, 'hex'))
    .then(token => `Platform ${token}`)
}

/**
 * Requests per second of each case beside those of a bare node:http server that stringifies the same answer for
 * each request, in turns within the same minute; and where one request in ten writes.
 */
export async function measureHttp(world: string): Promise<readonly Measurement[]> {
  const sized = generateWorld(1000, NOTE_LENGTH).world
  return [
    ...(await measureCases(sized, SIZED)),
    ...(await measureCases(world, CASES)),
    ...(await measureCases('gazette', await siteCases())),
  ]
}

async function measureCases(world: World | string, cases: readonly Case[]): Promise<readonly Measurement[]> {
  const reference = await createReference({ world })
  const served = await reference.listen()
  const results: Measurement[] = []
  for (const { name, path, write } of cases) {
    const text = await answerOf(reference, path)
    const bare = await serveStringified(JSON.parse(text))
    const row = (label: string, { ratio, speed }: Raced): Measurement => {
      const against = 'a bare node:http server'
      return { name: `http ${label} (${text.length} bytes)`, value: speed, unit: 'req/s', ratio, against }
    }
    const reads: readonly autocannon.Request[] = [{ method: 'GET', path }]
    results.push(row(name, await race(served.url, bare.url, reads)))
    if (write) {
      const mixed = [
        write,
        ...Array.from({ length: ROUND_OF_REQUESTS - 1 }, () => ({ method: 'GET' as const, path })),
      ]
      results.push(row(`${name}, a tenth writes`, await race(served.url, bare.url, mixed)))
    }
    bare.close()
    reference.reset()
  }
  await served.close()
  return results
}

async function answerOf(reference: Reference, target: string): Promise<string> {
  const { status, body } = await reference.handle({ method: 'GET', target, headers: {}, body: null })
  if (status !== 200) throw new Error(`invariant: ${target} answers ${status}`)
  return String(body)
}

export interface Raced {
  readonly ratio: number
  readonly speed: number
}

/** Requests per second at the one, and how many times those of the other, in turns. */
export async function race(
  ours: string,
  bare: string,
  requests: readonly autocannon.Request[],
): Promise<Raced> {
  const rounds: Raced[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const speed = await requestsPerSecond(ours, requests)
    rounds.push({ speed, ratio: speed / (await requestsPerSecond(bare, requests)) })
  }
  return { ratio: median(rounds.map(it => it.ratio)), speed: median(rounds.map(it => it.speed)) }
}

async function requestsPerSecond(url: string, requests: readonly autocannon.Request[]): Promise<number> {
  const result = await autocannon({
    url,
    requests: [...requests],
    connections: CONNECTIONS,
    duration: SECONDS,
  })
  if (result.non2xx > 0) throw new Error(`invariant: ${result.non2xx} requests were refused`)
  return result.requests.average
}

async function serveStringified(answer: unknown): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    request.resume()
    const body = JSON.stringify(answer)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  return listen(server)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
