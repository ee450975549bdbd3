import type { Sample } from './generated-world.ts'
import { load, nameOf } from './others.ts'
import { openSqlite } from './sqlite.ts'

/** One question about samples, as each engine is asked it; what an engine cannot say is left out. */
export interface Asked {
  readonly closure?: (sample: Sample, run: number) => boolean
  readonly criteria?: (run: number) => Criteria
  readonly sql?: { readonly where: string; readonly operand: (run: number) => string | number }
}

/** A condition of MongoDB's query language. */
type Criteria = Readonly<Record<string, unknown>>

/** Another way to find samples in memory: a page of 25 by name, descending, and how many there are in all. */
export interface Engine {
  readonly name: string
  /** Undefined: it cannot be asked that. */
  ask(asked: Asked): ((run: number) => unknown) | undefined
  close(): void
}

/** Those that can be had here. */
export function enginesOver(samples: readonly Sample[]): readonly Engine[] {
  return [closures, sqlite, mingo, sift].flatMap(make => make(samples) ?? [])
}

type MakeEngine = (samples: readonly Sample[]) => Engine | null

const closures: MakeEngine = samples => ({
  name: 'a plain closure',
  ask: ({ closure }) => closure && pageOf(run => samples.filter(sample => closure(sample, run))),
  close: () => {},
})

const sqlite: MakeEngine = samples => {
  const opened = openSqlite(samples)
  if (!opened) return null
  return {
    name: `${nameOf('better-sqlite3')} in memory, no index`,
    ask: ({ sql }) => sql && (run => opened.page(sql.where, sql.operand(run), 'name DESC, id')),
    close: opened.close,
  }
}

interface MingoQuery {
  find(samples: readonly Sample[]): MingoCursor
}
interface MingoCursor {
  sort(by: Readonly<Record<string, 1 | -1>>): MingoCursor
  limit(most: number): MingoCursor
  all(): readonly Sample[]
}

const mingo: MakeEngine = samples => {
  const loaded = load('mingo')
  if (!hasQuery(loaded)) return null
  const { Query } = loaded
  return {
    name: nameOf('mingo'),
    ask: ({ criteria }) =>
      criteria &&
      (run => {
        const query = new Query(criteria(run))
        const data = query.find(samples).sort({ name: -1, id: 1 }).limit(25).all()
        return { data, total: query.find(samples).all().length }
      }),
    close: () => {},
  }
}

function hasQuery(loaded: unknown): loaded is { readonly Query: new (criteria: Criteria) => MingoQuery } {
  return typeof loaded === 'object' && loaded !== null && 'Query' in loaded
}

const sift: MakeEngine = samples => {
  const loaded = load('sift')
  if (!isSift(loaded)) return null
  return {
    name: nameOf('sift'),
    ask: ({ criteria }) => criteria && pageOf(run => samples.filter(loaded(criteria(run)))),
    close: () => {},
  }
}

function isSift(loaded: unknown): loaded is (criteria: Criteria) => (sample: Sample) => boolean {
  return typeof loaded === 'function'
}

function pageOf(find: (run: number) => Sample[]): (run: number) => unknown {
  return run => {
    const found = find(run)
    found.sort((a, b) => (a.name < b.name ? 1 : a.name > b.name ? -1 : a.id - b.id))
    return { data: found.slice(0, 25), total: found.length }
  }
}
