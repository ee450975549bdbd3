import { measure } from 'mitata'
import { compileList, find } from '../reference/content/actions/find.ts'
import type { RawQuery } from '../reference/content/query/query.ts'
import { type ContentUnits, contentUnits } from '../reference/content/units.ts'
import { buildStore } from '../reference/content/world/build-store.ts'
import { generateWorld, type Sample } from './generated-world.ts'
import type { Measurement } from './measurement.ts'
import { openSqlite } from './sqlite.ts'

const PAGE = { start: 0, limit: 25, withCount: true }

interface Case {
  readonly name: string
  /** A new query for each run, so that nothing is answered from the last one. */
  readonly query: (run: number) => RawQuery
  /** The same by hand, over plain objects. */
  readonly closure?: (samples: readonly Sample[], run: number) => unknown
  readonly sql?: {
    readonly where: string
    readonly operand: (run: number) => string | number
    readonly order: string
  }
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

const CASES: readonly Case[] = [
  {
    name: '$eq, sort, page, count (scan)',
    query: run => ({ filters: { amount: { $eq: String(run % 10_000) } }, sort: 'name:desc' }),
    withoutIndex: true,
    closure: (samples, run) => page(samples.filter(s => s.amount === run % 10_000)),
    sql: { where: 'amount = ?', operand: run => run % 10_000, order: 'name DESC, id' },
  },
  {
    name: '$eq, sort, page, count (repeated, from the index)',
    query: run => ({ filters: { amount: { $eq: String(run % 10_000) } }, sort: 'name:desc' }),
    closure: (samples, run) => page(samples.filter(s => s.amount === run % 10_000)),
    sql: { where: 'amount = ?', operand: run => run % 10_000, order: 'name DESC, id' },
  },
  {
    name: '$containsi, sort, page, count',
    query: run => ({ filters: { name: { $containsi: `EBONY ${run % 10}` } }, sort: 'name:desc' }),
    closure: (samples, run) => page(samples.filter(s => s.name.toLowerCase().includes(`ebony ${run % 10}`))),
    sql: { where: 'name LIKE ?', operand: run => `%EBONY ${run % 10}%`, order: 'name DESC, id' },
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
      order: 'name DESC, id',
    },
  },
]

function page(found: Sample[]): unknown {
  found.sort((a, b) => (a.name < b.name ? 1 : a.name > b.name ? -1 : a.id - b.id))
  return { data: found.slice(0, 25), total: found.length }
}

/** Median milliseconds of list queries on one type, beside a plain closure and, where installed, better-sqlite3. */
export async function measureInProcess(count: number): Promise<readonly Measurement[]> {
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
  const sqlite = await openSqlite(samples)
  const results: Measurement[] = []
  for (const { name, query, closure, sql, withoutIndex } of CASES) {
    const asked = withoutIndex ? { ...context, units: SCANNING } : context
    const ours = await medianMs(run => find(compileList(query(run), type, asked), PAGE, asked))
    const label = `${count} entries: ${name}`
    if (closure)
      results.push(compared(label, ours, await medianMs(run => closure(samples, run)), 'a plain closure'))
    if (sql && sqlite) {
      const theirs = await medianMs(run => sqlite.page(sql.where, sql.operand(run), sql.order))
      results.push(compared(label, ours, theirs, 'better-sqlite3 in memory, no index'))
    }
    if (!closure && !sqlite) results.push({ name: label, value: ours, unit: 'ms' })
  }
  sqlite?.close()
  return results
}

function compared(name: string, value: number, other: number, against: string): Measurement {
  return { name, value, unit: 'ms', ratio: value / other, against }
}

async function medianMs(work: (run: number) => unknown): Promise<number> {
  let run = 0
  const stats = await measure(() => work(run++), { min_cpu_time: 3e8 })
  return stats.p50 / 1e6
}
