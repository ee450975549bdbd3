import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageDirectory } from '../package-directory.ts'
import type { StopReason } from '../run/stop.ts'
import { errorOf } from './failure.ts'
import type { Said, Share } from './share.ts'

export interface Thread {
  /** Gives why it ended early; null when it did not. It ends soon when `stop` says so. Rejects with what it threw. */
  ended(stop: AbortSignal): Promise<StopReason | null>
  /** Ends it in any case. */
  close(): Promise<void>
}

/** Another thread, which takes part in a run; `see` is given lines of a blob. */
export function startThread(share: Share, see: (lines: string) => void): Thread {
  const worker = new Worker(join(packageDirectory(), 'bin/suite-thread.js'), {
    workerData: share,
    execArgv: [],
  })
  return {
    ended: stop => {
      const tell = () => worker.postMessage('stop')
      if (stop.aborted) tell()
      stop.addEventListener('abort', tell, { once: true })
      return endOf(worker, see)
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

function endOf(worker: Worker, see: (lines: string) => void): Promise<StopReason | null> {
  return new Promise((resolve, reject) => {
    worker.on('message', (said: Said) => {
      if (said.kind === 'judged') see(said.lines)
      else if (said.kind === 'ended') resolve(said.stopped)
      else reject(errorOf(said.failure))
    })
    worker.on('error', reject)
    worker.on('exit', code => reject(new Error(`invariant: a thread of the run ended with ${code}`)))
  })
}
