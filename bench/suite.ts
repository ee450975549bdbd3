import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { DEFAULT_LIMITS } from '../conformance/client/limits.ts'
import { requestTarget } from '../conformance/client/request-target.ts'
import type { WireRequest } from '../conformance/client/wire-request.ts'
import { run } from '../conformance/run/run.ts'
import { loadSuite } from '../conformance/suite/load-suite.ts'
import { type Connection, connect } from '../conformance/targets/connection.ts'
import { oracleTarget } from '../conformance/targets/oracle-target.ts'
import type { Endpoint, Target } from '../conformance/targets/target.ts'
import { median } from './http.ts'
import type { Measurement } from './measurement.ts'

const BARE = 'a bare undici loop'
const CONNECTIONS = 8
const ROUNDS = 3
/** Memory is measured with at least so many scenarios. */
const SCENARIOS = 5_000

/** One request of the suite, or a reset of the world; what only reads is sent together with its neighbours. */
interface Sent {
  readonly url: string
  readonly request: WireRequest | 'reset'
  readonly isAlone: boolean
}

/**
 * Requests per second of the whole suite at the embedded reference, beside those of a bare undici loop that sends the
 * same requests to the same servers over sockets, as many at once, in turns; how long the whole command takes beside that
 * loop; and the peak of its memory, in as many threads as it takes, and in one.
 */
export async function measureSuite(specs: string): Promise<readonly Measurement[]> {
  const { clauses } = loadSuite(specs)
  const all = clauses.flatMap(({ scenarios }) => scenarios)
  const oracle = oracleTarget({ specs })
  const fire = (scenarios: typeof all, target: Target) => fireAt(target, { specs, clauses, scenarios })
  const sent: Sent[] = []
  await fire(all, tapped(oracle, sent))
  const [bare, ours, whole]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await seconds(() => sendBare(sent)))
    ours.push(await seconds(() => fire(all, oracle)))
    whole.push(await seconds(async () => runWhole()))
  }
  await oracle.close()
  const least = median(bare)
  return [
    {
      name: `suite: ${all.length} scenarios, ${sent.length} requests`,
      ...{ value: sent.length / median(ours), unit: 'req/s', ratio: least / median(ours), against: BARE },
    },
    {
      name: 'suite: npm start, all reports written',
      ...{ value: median(whole) * 1000, unit: 'ms', ratio: median(whole) / least, against: BARE },
    },
    ...peakMemory(all.length),
  ]
}

/** As in a checkout that was started before. */
function runWhole(): void {
  execFileSync(process.execPath, ['build/start.js', '--output', '.assayer/bench/reports'], {
    stdio: 'ignore',
  })
}

/** Prints the peak of a process when it ends, in kB. */
const PEAK =
  "data:text/javascript,process.on('exit', () => console.log('peak ' + process.resourceUsage().maxRSS))"

/**
 * MB of the whole command as it is published, with all its reports and the reference with all its worlds in the same
 * process, once for each thread; each scenario runs so often that there are enough of them.
 */
function peakMemory(scenarios: number): readonly Measurement[] {
  const place = '.assayer/bench'
  execFileSync('npm', ['run', 'build'], { stdio: 'ignore' })
  for (const part of ['bin', 'dist', 'specs', 'package.json']) {
    cpSync(part, join(place, part), { recursive: true })
  }
  const often = String(Math.ceil(SCENARIOS / scenarios))
  const command = [`${place}/bin/assayer.js`, 'test', '--repeat-each', often, '--output', `${place}/reports`]
  const name = `suite: peak memory of the command, at least ${SCENARIOS} scenarios`
  const peakOf = (...args: readonly string[]) => {
    const whole = ['--import', PEAK, ...command, ...args]
    const printed = execFileSync(process.execPath, whole, { encoding: 'utf8' })
    return Number(/^peak (\d+)$/m.exec(printed)?.[1]) / 1024
  }
  return [
    { name, value: peakOf(), unit: 'MB' },
    { name: `${name}, in one thread (--workers 1)`, value: peakOf('--workers', '1'), unit: 'MB' },
  ]
}

type RunPart = Pick<Parameters<typeof run>[0], 'specs' | 'clauses' | 'scenarios'>

async function fireAt(target: Target, part: RunPart): Promise<void> {
  await run({
    ...part,
    target,
    platformVersion: null,
    strict: false,
    maxFailures: 0,
    repeatEach: 1,
    connections: CONNECTIONS,
    limits: DEFAULT_LIMITS,
    environment: {},
    onResult: () => {},
  })
}

/** The target, with everything that is sent to it written down in order. */
function tapped(target: Target, sent: Sent[]): Target {
  return { ...target, connect: (endpoint, options) => tapOn(connect(endpoint, options), endpoint, sent) }
}

function tapOn(connection: Connection, { url }: Endpoint, sent: Sent[]): Connection {
  const client: Connection['client'] = {
    ...connection.client,
    send: request => {
      sent.push({ url, request, isAlone: false })
      return connection.client.send(request)
    },
  }
  return {
    ...connection,
    client,
    reset: async () => {
      sent.push({ url, request: 'reset', isAlone: true })
      await connection.reset()
    },
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** Between two resets one after the other, as the suite does; else as many at once as the suite. */
async function sendBare(sent: readonly Sent[]): Promise<void> {
  const pools = new Map<string, Pool>()
  const poolOf = (url: string) => {
    const pool = pools.get(url) ?? new Pool(url, { connections: CONNECTIONS, pipelining: 1 })
    pools.set(url, pool)
    return pool
  }
  for (const part of partsOf(sent)) {
    const queue = part.values()
    const work = async () => {
      for (const { url, request } of queue) await sendOne(poolOf(url), request)
    }
    const workers = part.some(({ isAlone }) => isAlone) ? 1 : CONNECTIONS
    await Promise.all(Array.from({ length: workers }, work))
  }
  await Promise.all([...pools.values()].map(pool => pool.close()))
}

async function sendOne(pool: Pool, request: Sent['request']): Promise<void> {
  const wire = request === 'reset' ? RESET : request
  const { body } = await pool.request({
    method: wire.method,
    path: requestTarget(wire.path),
    headers: wire.headers,
    body: wire.body,
  })
  await body.text()
}

const RESET: WireRequest = { method: 'POST', path: '/__assayer/reset', headers: {}, body: null }

/** Each server's requests, first those up to its first reset, which read, then the rest, which write. */
function partsOf(sent: readonly Sent[]): readonly (readonly Sent[])[] {
  const urls = [...new Set(sent.map(({ url }) => url))]
  return urls.flatMap(url => {
    const own = sent.filter(it => it.url === url)
    const first = own.findIndex(({ request }) => request === 'reset')
    return first < 0 ? [own] : [own.slice(0, first), own.slice(first)]
  })
}
