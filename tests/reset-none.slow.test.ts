import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { main } from '../conformance/cli/main.ts'
import { serveReference } from '../conformance/targets/oracle.ts'
import { memoryIo } from './support/memory-io.ts'
import { recordingProxy, type Sent } from './support/recording-proxy.ts'
import { scratchDirectory } from './support/scratch-directory.ts'

/** Read by rules of its own, and not by those of the kit: what only reads, by HTTP and by the grammar of GraphQL. */
function isSafe({ method, target, body }: Sent): boolean {
  const inPath = new URL(target, 'http://x').searchParams.getAll('query')
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return inPath.every(text => !/^\s*mutation/.test(text))
  if (method !== 'POST' || !target.startsWith('/graphql')) return false
  const batch: readonly { query: string }[] = [JSON.parse(body)].flat()
  return [...inPath, ...batch.map(({ query }) => query)].every(text =>
    parse(text).definitions.every(it => it.kind !== 'OperationDefinition' || it.operation === 'query'),
  )
}

interface Service {
  readonly world: string
  readonly args: readonly string[]
  readonly platformVersion?: string
  /** A part of what can be judged without writing: far from nothing. */
  readonly judged: number
}

const platform = (platformVersion: string, judged: number): Service => {
  const args = ['--service', 'platform', '--platform-version', platformVersion]
  return { world: 'gazette', args, platformVersion, judged }
}

const SERVICES: readonly (readonly [string, Service])[] = [
  ['the content service', { world: 'restaurants', args: ['--service', 'content'], judged: 1500 }],
  ['the platform at 5.0', platform('5.0', 500)],
  ['the platform at 4.0', platform('4.0', 20)],
  ['the platform at 3.0', platform('3.0', 20)],
  ['the platform at 2.0', platform('2.0', 20)],
  ['the platform at 1.0', platform('1.0', 5)],
]

async function serve({ world, platformVersion }: Service) {
  const serving = await serveReference({
    ...{ world: join('specs/worlds', world), control: true, port: 0 },
    ...(platformVersion && { platformVersion }),
  })
  onTestFinished(() => serving.close())
  return serving.url
}

type Environment = Readonly<Record<string, string>>

async function fire(
  service: Service,
  command: string,
  more: readonly string[],
  signedIn: (url: string) => Promise<Environment> = async () => ({}),
) {
  const url = await serve(service)
  const proxy = await recordingProxy(url)
  const io = memoryIo(await signedIn(url))
  const output = scratchDirectory({})
  const args = [command, '--url', proxy.url, '--world', service.world, '--reset', 'none']
  const code = await main(
    [...args, ...service.args, ...more, ...(command === 'doctor' ? [] : ['--output', output])],
    io,
  )
  return { code, output, sent: proxy.sent, unsafe: proxy.sent.filter(it => !isSafe(it)), ...io.printed }
}

describe('under reset: none nothing unsafe is sent', () => {
  test.each(SERVICES)('assayer test: %s', async (_, service) => {
    const { code, output, unsafe } = await fire(service, 'test', ['--no-diagnosis', '--reporter', 'json'])
    expect(unsafe).toEqual([])
    const { summary } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
    expect(summary.coverage.judged).toBeGreaterThan(service.judged)
    // What is wrong at an older major is another question.
    expect([0, 1]).toContain(code)
  })

  test.each(SERVICES)('assayer doctor: %s', async (_, service) => {
    const { unsafe, sent } = await fire(service, 'doctor', [])
    expect(unsafe).toEqual([])
    // Older majors are looked at by less.
    expect(sent.length).toBeGreaterThan(3)
  })

  test.each(SERVICES)('assayer record: %s', async (_, service) => {
    const { unsafe } = await fire(service, 'record', ['--grep', 'session|delete|password|graphql'])
    expect(unsafe).toEqual([])
  })
})

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function session(url: string): Promise<Environment> {
  const login = { username: 'olga@gazette.example', password: 'olgas-early-ferry' }
  const cookie = (await post(`${url}/platform/api/admin/session/`, login)).headers.get('set-cookie')
  return { ASSAYER_SESSION_OLGA_GAZETTE_EXAMPLE: cookie?.split(';')[0] ?? '' }
}

async function accessToken(url: string): Promise<Environment> {
  const answer = await post(`${url}/platform/api/v0.1/authentication/token/`, {
    ...{ grant_type: 'password', client_id: 'platform-admin', client_secret: 'f5e4d3c2b1a0' },
    ...{ username: 'olga@gazette.example', password: 'olgas-early-ferry' },
  })
  return { ASSAYER_SESSION_OLGA_GAZETTE_EXAMPLE: `Bearer ${(await answer.json()).access_token}` }
}

describe('who has signed in before is judged under reset: none', () => {
  test.each<[string, string, string, (url: string) => Promise<Environment>]>([
    ['by the cookie of a session', '5.0', 'platform.admin-api.email-previews.read.post', session],
    ['by an access token', '1.0', 'platform.authentication.bearer-token', accessToken],
  ])('%s', async (_, version, scenario, signedIn) => {
    const { code, unsafe, output } = await fire(
      platform(version, 0),
      'test',
      [scenario, '--reporter', 'json'],
      signedIn,
    )
    expect(unsafe).toEqual([])
    const { summary } = JSON.parse(readFileSync(join(output, 'results.json'), 'utf8'))
    expect(summary.verdicts.pass).toBeGreaterThan(0)
    expect(code).toBe(0)
  })
})
