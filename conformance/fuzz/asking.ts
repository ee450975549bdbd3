import type { Query } from './query.ts'
import type { Judged, Twin } from './twin.ts'

/** What came of a query, as far as a run counts it. */
export interface Asked {
  readonly query: Query
  /** Of each answer of the oracle. */
  readonly statuses: readonly number[]
  /** Null where both answer the same. */
  readonly difference: Judged | null
}

/** Asks queries of oracle and target. */
export interface Asking {
  /** How many queries are under way at once. */
  readonly batch: number
  /** Gives what came of each batch, in the order of the queries. It may take batches before it gives those before them. */
  ask(batches: Iterable<readonly Query[]>): AsyncIterable<readonly Asked[]>
  close(): Promise<void>
}

/** Of this thread alone. What must not meet another is asked in batches of one, one after the other. */
export function askingHere(twin: Twin, batch: number): Asking {
  const ask = (queries: readonly Query[]) => askedOf(twin, queries)
  return {
    batch,
    ask: batches => (batch === 1 ? inTurn(batches, ask) : oneAhead(batches, ask)),
    close: async () => {},
  }
}

async function* inTurn<From, To>(items: Iterable<From>, ask: (item: From) => Promise<To>) {
  for (const item of items) yield await ask(item)
}

/** Begins with the next batch before it gives what came of one, so that neither side waits for the other. */
export async function* oneAhead<From, To>(items: Iterable<From>, begin: (item: From) => Promise<To>) {
  let last: Promise<To> | null = null
  for (const item of items) {
    const next = begin(item)
    // Nobody waits for it where the run ends with the one before.
    next.catch(() => {})
    if (last) yield await last
    last = next
  }
  if (last) yield await last
}

export function askedOf(twin: Twin, queries: readonly Query[]): Promise<readonly Asked[]> {
  return Promise.all(
    queries.map(async query => {
      const judged = await twin.ask(query)
      const statuses = judged.told.map(({ status }) => status)
      return { query: judged.query, statuses, difference: judged.difference === null ? null : judged }
    }),
  )
}
