import { type ChildProcess, spawn } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { median } from './http.ts'
import type { Measurement } from './measurement.ts'

const OWNERS = 1_000
const TAGS = 50
const UPDATES = 30

/** A world of so many entries, with seven attributes and two relations each, from its files to the first answer. */
export async function measureScale(count: number): Promise<readonly Measurement[]> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['bin/assayer.js', 'serve', '--world', generated(count), '--port', '0', '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const [line = ''] = String(await new Promise(ready => child.stdout.once('data', ready))).split('\n')
    const { url }: { readonly url: string } = JSON.parse(line)
    await read(`${url}/api/samples?populate=*`)
    const loaded = performance.now() - started
    const name = (what: string) => `${count} entries, served: ${what}`
    return [
      { name: name('from the start to the first answer'), value: loaded, unit: 'ms' },
      { name: name('most memory until then'), value: mostMemory(child), unit: 'MB' },
      ...(await measureUpdates(url, count)).map(it => ({ ...it, name: name(it.name) })),
    ]
  } finally {
    child.kill()
  }
}

/** Updates of one entry, each between reads that go by an index. */
async function measureUpdates(url: string, count: number): Promise<readonly Measurement[]> {
  const [updates, reads]: [number[], number[]] = [[], []]
  for (let run = 0; run < UPDATES; run++) {
    const id = ((run * 7_919) % count) + 1
    reads.push(await timed(() => read(`${url}/api/samples?filters[amount][$eq]=${run}&sort=name:desc`)))
    updates.push(await timed(() => update(`${url}/api/samples/${id}`, { name: `new ${run}` })))
  }
  return [
    { name: 'an update among reads', value: median(updates), unit: 'ms' },
    { name: '$eq, sort, page, count, each after an update', value: median(reads), unit: 'ms' },
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

const relation = (kind: string, name: string) => ({
  ...{ type: 'relation', relation: kind },
  target: `api::${name}.${name}`,
})

const MODELS = {
  sample: {
    code: { type: 'string' },
    name: { type: 'string' },
    kind: { type: 'enumeration', enum: ['mineral', 'plant'] },
    amount: { type: 'integer' },
    ratio: { type: 'float' },
    found: { type: 'date' },
    active: { type: 'boolean' },
    owner: relation('manyToOne', 'owner'),
    tags: relation('manyToMany', 'tag'),
  },
  owner: { name: { type: 'string' } },
  tag: { name: { type: 'string' } },
}

/** The directory of the world, which is made once. */
function generated(count: number): string {
  const place = `.assayer/bench/worlds/${count}`
  const unfinished = `${place}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  for (const [name, attributes] of Object.entries(MODELS)) {
    const info = { singularName: name, pluralName: `${name}s`, displayName: name }
    const schema = { kind: 'collectionType', info, options: { draftAndPublish: false }, attributes }
    write(join(unfinished, `models/src/api/${name}/content-types/${name}/schema.json`), [schema])
  }
  const named = (many: number) =>
    Array.from({ length: many }, (_, i) => ({ id: i + 1, name: `name ${i + 1}` }))
  write(join(unfinished, 'data/owners.ndjson'), named(OWNERS))
  write(join(unfinished, 'data/tags.ndjson'), named(TAGS))
  write(join(unfinished, 'data/samples.ndjson'), samples(count))
  rmSync(place, { recursive: true, force: true })
  renameSync(unfinished, place)
  return place
}

function* samples(count: number): Generator<object> {
  for (let i = 0; i < count; i++) {
    yield {
      id: i + 1,
      code: `S-${i + 1}`,
      name: `amber ${i % 977} basalt ${i % 13}`,
      kind: i % 2 ? 'mineral' : 'plant',
      amount: (i * 7_919) % 10_000,
      ratio: ((i * 31) % 1_000) / 8,
      found: '2012-01-12',
      active: i % 3 === 0,
      owner: (i % OWNERS) + 1,
      tags: [(i % TAGS) + 1, ((i + 7) % TAGS) + 1],
    }
  }
}

/** One object in each line, and not all of them in memory. */
function write(path: string, objects: Iterable<object>): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  const file = openSync(path, 'a')
  let lines: string[] = []
  const flush = () => {
    writeSync(file, lines.join(''))
    lines = []
  }
  for (const object of objects) if (lines.push(`${JSON.stringify(object)}\n`) === 10_000) flush()
  flush()
  closeSync(file)
}
