import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { median } from './http.ts'
import { generatedArchive, generatedWorld } from './large-worlds.ts'
import type { Measurement } from './measurement.ts'

/** Before what is measured, so that code is compiled and connections are there. */
const WARM_UPDATES = 200
const UPDATES = 200

/** A world of so many entries, from its files to the first answer, and what an update costs there; then as an archive. */
export async function measureScale(count: number): Promise<readonly Measurement[]> {
  const world = await measureServed(`${count} entries, served`, generatedWorld(count), url =>
    measureUpdates(url, count),
  )
  const archive = generatedArchive(count)
  if (archive === undefined) return world
  return [...world, ...(await measureServed(`${count} entries, served from a Strapi archive`, archive))]
}

/** `more` is measured when the first answer is there. */
async function measureServed(
  name: string,
  world: string,
  more: (url: string) => Promise<readonly Measurement[]> = async () => [],
): Promise<readonly Measurement[]> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['bin/assayer.js', 'serve', '--world', world, '--port', '0', '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [line = ''] = String(await new Promise(ready => child.stdout.once('data', ready))).split('\n')
    const { url }: { readonly url: string } = JSON.parse(line)
    await read(`${url}/api/samples?populate=*`)
    const loaded = performance.now() - started
    return [
      { name: `${name}: from the start to the first answer`, value: loaded, unit: 'ms' },
      { name: `${name}: most memory until then`, value: mostMemory(child), unit: 'MB' },
      ...(await more(url)).map(it => ({ ...it, name: `${name}: ${it.name}` })),
    ]
  } finally {
    child.kill()
  }
}

/** Updates of one entry, each between reads that go by an index. */
async function measureUpdates(url: string, count: number): Promise<readonly Measurement[]> {
  const [updates, reads]: [number[], number[]] = [[], []]
  for (let run = 0; run < WARM_UPDATES + UPDATES; run++) {
    const id = ((run * 7_919) % count) + 1
    reads.push(await timed(() => read(`${url}/api/samples?filters[amount][$eq]=${run}&sort=name:desc`)))
    updates.push(await timed(() => update(`${url}/api/samples/${id}`, { name: `new ${run}` })))
  }
  return [
    { name: 'an update among reads', value: median(updates.slice(WARM_UPDATES)), unit: 'ms' },
    {
      name: '$eq, sort, page, count, each after an update',
      value: median(reads.slice(WARM_UPDATES)),
      unit: 'ms',
    },
  ]
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function read(url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`invariant: ${url} answers ${answer.status}`)
  await answer.text()
}

async function update(url: string, data: object): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ data }) })
  if (!answer.ok) throw new Error(`invariant: PUT ${url} answers ${answer.status}`)
  await answer.text()
}

/** Where the system does not tell it, nothing is known. */
function mostMemory({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
