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

/** Of this thread alone, one batch after the other. */
export function askingHere(twin: Twin, batch: number): Asking {
  return {
    batch,
    ask: async function* (batches) {
      for (const queries of batches) yield await askedOf(twin, queries)
    },
    close: async () => {},
  }
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
