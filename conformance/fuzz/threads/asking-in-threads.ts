import { setImmediate } from 'node:timers/promises'
import { type Asked, type Asking, askedOf, oneAhead } from '../asking.ts'
import type { Query } from '../query.ts'
import type { Twin } from '../twin.ts'
import type { OtherThread } from './other-thread.ts'

/** Threads speak of so many queries at once: to be told of one costs as much as to be told of many. */
const BATCH = 64

/** Of a batch this thread asks so many at first; it also makes the queries, and looks at what came of them. */
const OWN = 24

/**
 * Asks an embedded reference in two threads. The other one has a target and an oracle of its own, and only says where they
 * agree: what differs is asked again here, so that it is judged, made smaller and explained as ever. Until it has loaded
 * all that, this thread asks alone.
 */
export function askingInThreads(twin: Twin, other: OtherThread): Asking {
  let own = OWN
  const ask = async (queries: readonly Query[]): Promise<readonly Asked[]> => {
    // What answers in process waits for nothing, and messages are only heard in between.
    await setImmediate()
    if (!other.isReady) return askedOf(twin, queries)
    own = Math.min(Math.max(own + (other.isBusier() ? 1 : -1), 1), BATCH - 1)
    const others = queries.slice(own)
    const [asked, agreed] = await Promise.all([askedOf(twin, queries.slice(0, own)), other.ask(others)])
    const known = others.map(async (query, nth) => {
      const statuses = agreed[nth] ?? null
      return statuses ? [{ query, statuses, difference: null }] : askedOf(twin, [query])
    })
    return [...asked, ...(await Promise.all(known)).flat()]
  }
  return {
    batch: BATCH,
    ask: batches => oneAhead(batches, ask),
    close: () => other.close(),
  }
}
