import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageDirectory } from '../../package-directory.ts'
import { type Asked, type Asking, askedOf, oneAhead } from '../asking.ts'
import type { Query } from '../query.ts'
import type { Twin } from '../twin.ts'
import type { Agreed, Batch, Start } from './share.ts'

/** Threads speak of so many queries at once: to be told of one costs as much as to be told of many. */
const BATCH = 64

/** Of a batch this thread asks so many; it also makes the queries, and looks at what came of them. */
const OWN = 24

/**
 * Asks an embedded reference in two threads. The other one has a target and an oracle of its own, and only says where they
 * agree: what differs is asked again here, so that it is judged, made smaller and explained as ever.
 */
export function askingInThreads(twin: Twin, start: Start): Asking {
  const other = new OtherThread(start)
  const ask = async (queries: readonly Query[]): Promise<readonly Asked[]> => {
    const [own, others] = [queries.slice(0, OWN), queries.slice(OWN)]
    const [asked, agreed] = await Promise.all([askedOf(twin, own), other.ask(others)])
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

interface Waiting {
  readonly resolve: (agreed: readonly Agreed[]) => void
  readonly reject: (error: unknown) => void
}

class OtherThread {
  readonly #worker: Worker
  /** Answers come in the order of the batches. */
  #waiting: readonly Waiting[] = []

  constructor(start: Start) {
    const file = join(packageDirectory(), 'bin/fuzz-thread.js')
    this.#worker = new Worker(file, { workerData: start, execArgv: [] })
    this.#worker.on('message', agreed => {
      const [first, ...rest] = this.#waiting
      this.#waiting = rest
      first?.resolve(agreed)
    })
    this.#worker.on('error', error => {
      for (const { reject } of this.#waiting) reject(error)
    })
  }

  ask(batch: Batch): Promise<readonly Agreed[]> {
    return new Promise((resolve, reject) => {
      this.#waiting = [...this.#waiting, { resolve, reject }]
      this.#worker.postMessage(batch)
    })
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
