import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageDirectory } from '../package-directory.ts'
import type { StopReason } from '../run/stop.ts'
import { errorOf } from './failure.ts'
import type { OwnSuite, Said, Share } from './share.ts'

export interface Thread {
  /**
   * Lets it take part in a run, once; `see` is given lines of a blob. Gives why it ended early; null when it did not. It
   * ends soon when `stop` says so. Rejects with what it threw.
   */
  work(share: Share, stop: AbortSignal, see: (lines: string) => void): Promise<StopReason | null>
  /** Ends it in any case. */
  close(): Promise<void>
}

/** Another thread. It makes itself ready at once, and waits for its share. */
export function startThread(suite: OwnSuite): Thread {
  const worker = new Worker(join(packageDirectory(), 'bin/suite-thread.js'), {
    workerData: suite,
    execArgv: [],
  })
  let see = (_lines: string) => {}
  const ended = endOf(worker, lines => see(lines))
  // Where it is given no share, nobody asks how it ended.
  ended.catch(() => {})
  return {
    work: (share, stop, seeLines) => {
      see = seeLines
      worker.postMessage(share)
      const tell = () => worker.postMessage('stop')
      if (stop.aborted) tell()
      stop.addEventListener('abort', tell, { once: true })
      return ended
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
