import { join } from 'node:path'
import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { packageDirectory } from '../../package-directory.ts'
import type { Agreed, Batch, Said, Start } from './share.ts'

interface Waiting {
  readonly resolve: (agreed: readonly Agreed[]) => void
  readonly reject: (error: unknown) => void
}

/** The other thread, as this one sees it. */
export class OtherThread {
  readonly #worker: Worker
  /** Answers come in the order of the batches. */
  #waiting: readonly Waiting[] = []
  #state: 'loading' | 'ready' | Error = 'loading'
  #before: readonly [here: EventLoopUtilization, there: EventLoopUtilization] | null = null

  constructor(start: Start) {
    const file = join(packageDirectory(), 'bin/fuzz-thread.js')
    this.#worker = new Worker(file, { workerData: start, execArgv: [] })
    this.#worker.on('message', (said: Said) => {
      if (said === 'ready') this.#state = 'ready'
      else this.#take(said)
    })
    this.#worker.on('error', error => {
      this.#state = error
      for (const { reject } of this.#waiting) reject(error)
    })
  }

  /** Whether it has loaded all that answers. Throws what went wrong there. */
  get isReady(): boolean {
    if (this.#state instanceof Error) throw this.#state
    return this.#state === 'ready'
  }

  /** Whether it had less time to spare than this thread since that was last asked. */
  isBusier(): boolean {
    const [here, there] = [
      performance.eventLoopUtilization(),
      this.#worker.performance.eventLoopUtilization(),
    ]
    const [hereBefore, thereBefore] = this.#before ?? [here, there]
    this.#before = [here, there]
    return there.idle - thereBefore.idle < here.idle - hereBefore.idle
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

  #take(agreed: readonly Agreed[]): void {
    const [first, ...rest] = this.#waiting
    this.#waiting = rest
    first?.resolve(agreed)
  }
}
