import { createReference, type Reference } from '../reference/index.ts'
import type { World } from '../reference/world/world.ts'
import { median } from './http.ts'
import type { Measurement } from './measurement.ts'

/** Before what is measured, so that code is compiled and indexes are there. */
const WARM_UPDATES = 200
const UPDATES = 400

const UPDATE = 'one update among reads'
const READ = '$eq, sort, page, count, each after an update'

/** Updates of one entry, each between reads that go by an index, at a reference of this process; none without `only` in its name. */
export async function measureUpdates(
  world: World,
  count: number,
  only = '',
): Promise<readonly Measurement[]> {
  if (![UPDATE, READ].some(name => name.includes(only))) return []
  const reference = await createReference({ world })
  const [updates, reads]: [number[], number[]] = [[], []]
  for (let run = 0; run < WARM_UPDATES + UPDATES; run++) {
    const id = ((run * 7_919) % count) + 1
    const list = `/api/samples?filters[amount][$eq]=${run}&sort=name:desc`
    reads.push(await timed(() => ask(reference, 'GET', list)))
    updates.push(await timed(() => ask(reference, 'PUT', `/api/samples/${id}`, { name: `new ${run}` })))
  }
  const measured = [
    { name: UPDATE, value: median(updates.slice(WARM_UPDATES)) },
    { name: READ, value: median(reads.slice(WARM_UPDATES)) },
  ]
  return measured
    .filter(({ name }) => name.includes(only))
    .map(({ name, value }) => ({ name: `${count} entries: ${name}`, value, unit: 'ms' }))
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function ask({ handle }: Reference, method: string, target: string, data?: object): Promise<void> {
  const body = data ? Buffer.from(JSON.stringify({ data })) : null
  const sent = body && { 'content-type': 'application/json', 'content-length': String(body.length) }
  const { status } = await handle({ method, target, headers: { host: 'localhost', ...sent }, body })
  if (status !== 200) throw new Error(`invariant: ${method} ${target} answers ${status}`)
}
