import type { Result } from './result.ts'
import { isFailure, MEANINGS } from './verdict.ts'

/** So many requests in a row without an answer, and the target is taken for lost. */
const MOST_SILENT = 10

/** Decides when a run ends before its last scenario. */
export interface Stop {
  /** Why the run ends; null while it goes on. */
  readonly reason: StopReason | null
  /** Looks at one more result. */
  see(result: Result): void
  /** Whether these might end it: so many failures, or so many requests without an answer. */
  wouldEnd(results: readonly Result[]): boolean
  /** Ends the run. The first reason stays. */
  end(reason: StopReason): void
}

export interface StopReason {
  readonly kind: 'target-down' | 'world-missing' | 'max-failures' | 'interrupted'
  readonly says: string
}

export interface StopOptions {
  /** End after so many failures; 0 is never. */
  readonly maxFailures: number
  readonly signal?: AbortSignal
}

export function watchForStop({ maxFailures, signal }: StopOptions): Stop {
  let reason: StopReason | null = null
  let failures = 0
  let silent = 0
  const end = (why: StopReason) => {
    reason ??= why
  }
  const interrupt = () => end({ kind: 'interrupted', says: 'the run was interrupted' })
  if (signal?.aborted) interrupt()
  signal?.addEventListener('abort', interrupt, { once: true })
  return {
    get reason() {
      return reason
    },
    end,
    wouldEnd: results =>
      (maxFailures > 0 && failures + results.length >= maxFailures) ||
      results.filter(isSilent).length >= MOST_SILENT,
    see: result => {
      if (isFailure(result.verdict)) failures++
      silent = isSilent(result) ? silent + 1 : 0
      if (maxFailures > 0 && failures >= maxFailures) {
        end({ kind: 'max-failures', says: `${failures} scenarios failed (--max-failures ${maxFailures})` })
      }
      if (silent >= MOST_SILENT) {
        end({ kind: 'target-down', says: `the last ${silent} requests were not answered` })
      }
    },
  }
}

/** Whether it had no answer, however often it was asked. */
function isSilent({ verdict, steps }: Result): boolean {
  return MEANINGS[verdict].means.answer !== 'varying' && steps.at(-1)?.outcome.kind === 'no-answer'
}
