import { execFileSync, spawn } from 'node:child_process'
import { Pool } from 'undici'
import { median } from './http.ts'
import type { Measurement } from './measurement.ts'

const BARE = 'a bare undici loop'
const BIN = 'bin/assayer.js'
const ROUNDS = 3
const QUERIES = 20_000
const CONNECTIONS = 8

/**
 * Queries per second of `assayer fuzz`, from its start to its report: at the embedded reference, and over HTTP at a
 * reference in another process; beside a loop that only sends that server as many requests, as many at once.
 */
export async function measureFuzz(): Promise<readonly Measurement[]> {
  const server = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--json', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line = ''] = String(await new Promise(ready => server.stdout.once('data', ready))).split('\n')
    const { url }: { readonly url: string } = JSON.parse(line)
    const [bare, near, far]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await rateOf(() => sendBare(url)))
      near.push(await rateOf(() => fuzz()))
      far.push(await rateOf(() => fuzz('--url', url)))
    }
    const most = median(bare)
    const beside = (where: string, value: number): Measurement => {
      const name = `fuzz: ${QUERIES} queries, ${where}`
      return { name, value, unit: 'req/s', ratio: value / most, against: BARE }
    }
    return [beside('in process', median(near)), beside('over HTTP', median(far))]
  } finally {
    server.kill()
  }
}

function fuzz(...target: readonly string[]): void {
  const asked = ['--seed', '5', '--runs', String(QUERIES), '--output', '.assayer/bench/fuzz']
  execFileSync(process.execPath, [BIN, 'fuzz', ...target, ...asked], { stdio: 'ignore' })
}

async function sendBare(url: string): Promise<void> {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 })
  const queue = Array.from({ length: QUERIES }, (_, nth) => `/api/dishes?filters[price][$gt]=${nth}`).values()
  const work = async () => {
    for (const path of queue) await (await pool.request({ method: 'GET', path })).body.text()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  await pool.close()
}

async function rateOf(work: () => void | Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (QUERIES / (performance.now() - started)) * 1000
}
