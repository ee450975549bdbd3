import { measure } from 'mitata'
import { compileList, find } from '../reference/content/actions/find.ts'
import type { RawQuery } from '../reference/content/query/query.ts'
import { type ContentUnits, contentUnits } from '../reference/content/units.ts'
import { buildStore } from '../reference/content/world/build-store.ts'
import { type Asked, enginesOver } from './engines.ts'
import { generateWorld } from './generated-world.ts'
import type { Measurement } from './measurement.ts'
import { measureUpdates } from './updates.ts'

const PAGE = { start: 0, limit: 25, withCount: true }

interface Case extends Asked {
  readonly name: string
  /** A new query for each run, so that nothing is answered from the last one. */
  readonly query: (run: number) => RawQuery
  /** Every row is looked at, as in the first request after a write. */
  readonly withoutIndex?: boolean
}

/** The units without the operators' promise of which values alone match, which is what an index is asked for. */
const SCANNING: ContentUnits = {
  ...contentUnits,
  filters: {
    ...contentUnits.filters,
    operators: contentUnits.filters.operators.map(operator => {
      if (operator.kind !== 'value') return operator
      const { only, ...scanned } = operator
      return scanned
    }),
  },
}

const BY_AMOUNT: Asked = {
  closure: (sample, run) => sample.amount === run % 10_000,
  criteria: run => ({ amount: run % 10_000 }),
  sql: { where: 'amount = ?', operand: run => run % 10_000 },
}

const CASES: readonly Case[] = [
  {
    name: '$eq, sort, page, count (scan)',
    query: run => ({ filters: { amount: { $eq: String(run % 10_000) } }, sort: 'name:desc' }),
    withoutIndex: true,
    ...BY_AMOUNT,
  },
  {
    name: '$eq, sort, page, count (repeated, from the index)',
    query: run => ({ filters: { amount: { $eq: String(run % 10_000) } }, sort: 'name:desc' }),
    ...BY_AMOUNT,
  },
  {
    name: '$containsi, sort, page, count',
    query: run => ({ filters: { name: { $containsi: `EBONY ${run % 10}` } }, sort: 'name:desc' }),
    closure: (sample, run) => sample.name.toLowerCase().includes(`ebony ${run % 10}`),
    criteria: run => ({ name: { $regex: `EBONY ${run % 10}`, $options: 'i' } }),
    sql: { where: 'name LIKE ?', operand: run => `%EBONY ${run % 10}%` },
  },
  {
    name: 'deep relation filter, sort, page, count',
    query: run => ({
      filters: { owner: { name: { $eq: `owner ${run % 50}` }, rank: { $gt: '3' } } },
      sort: 'name:desc',
    }),
    sql: {
      where: 'owner IN (SELECT id FROM owners WHERE name = ? AND rank > 3)',
      operand: run => `owner ${run % 50}`,
    },
  },
]

/** Median milliseconds of list queries on one type, and of updates, with `only` in their names, beside what one would pick instead. */
export async function measureInProcess(count: number, only = ''): Promise<readonly Measurement[]> {
  const { world, samples } = generateWorld(count)
  const type = world.models.types.get('api::sample.sample')
  if (!type) throw new Error('invariant: the generated world has no samples')
  const context = {
    models: world.models,
    store: buildStore(world),
    units: contentUnits,
    options: world.options,
    caller: { may: () => true },
  }
  const results: Measurement[] = []
  const cases = CASES.filter(({ name }) => name.includes(only))
  const engines = cases.length === 0 ? [] : enginesOver(samples)
  for (const { name, query, withoutIndex, ...asked } of cases) {
    const own = withoutIndex ? { ...context, units: SCANNING } : context
    const ours = await medianMs(run => find(compileList(query(run), type, own), PAGE, own))
    const label = `${count} entries: ${name}`
    const beside = engines.flatMap(engine => ({ against: engine.name, work: engine.ask(asked) }))
    for (const { against, work } of beside) {
      if (work) results.push(compared(label, ours, await medianMs(work), against))
    }
    if (beside.every(({ work }) => !work)) results.push({ name: label, value: ours, unit: 'ms' })
  }
  for (const engine of engines) engine.close()
  return [...results, ...(await measureUpdates(world, count, only))]
}

function compared(name: string, value: number, other: number, against: string): Measurement {
  return { name, value, unit: 'ms', ratio: value / other, against }
}

/** Each is asked so often before it is measured, or for so long, in milliseconds of the processor. */
const WARM_RUNS = 3_000
const WARM_MS = 2_000

async function medianMs(work: (run: number) => unknown): Promise<number> {
  let run = 0
  // The first ones find out what is kept from then on.
  while (run < 3) await work(run++)
  const started = process.cpuUsage()
  while (run < WARM_RUNS && process.cpuUsage(started).user < WARM_MS * 1000) await work(run++)
  const stats = await measure(() => work(run++), { min_cpu_time: 3e8 })
  return stats.p50 / 1e6
}
