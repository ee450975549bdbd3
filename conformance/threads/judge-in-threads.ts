import type { Judged } from '../report/assemble.ts'
import { blobLine } from '../report/blob.ts'
import type { Judgements } from '../report/build-report.ts'
import type { StopReason } from '../run/stop.ts'
import { type Clause, type Scenario, SERVICES } from '../suite/clause.ts'
import { partsOf } from './parts.ts'
import { runParts } from './run-parts.ts'
import type { OwnSuite, Share } from './share.ts'
import { startThread, type Thread } from './start-thread.ts'

export interface ThreadsOptions extends Pick<Share, 'rules' | 'oracle'> {
  /** At least one: this one counts. */
  readonly threads: number
  /** Threads that were started before it was known what there is to do. */
  readonly standingBy?: readonly Thread[]
  readonly clauses: readonly Clause[]
  readonly scenarios: readonly Scenario[]
  readonly signal: AbortSignal
  /** Is told what is judged, in the order in which it is, and the same as lines of a blob. */
  readonly see: (judged: readonly Judged[], lines: string) => void
}

/** Runs scenarios at embedded references, one for each thread: they take parts of the whole as long as there are any. */
export async function judgeInThreads(options: ThreadsOptions): Promise<Judgements> {
  const { threads, standingBy = [], clauses, scenarios, rules, oracle, signal } = options
  const all: Judged[] = []
  const see = (judged: readonly Judged[], lines: string) => {
    all.push(...judged)
    options.see(judged, lines)
  }
  const parts = partsOf(scenarios, threads)
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const share = { rules, oracle, taken, parts: parts.map(idsOf) }
  const suite = { specs: rules.specs, services: servicesOf(clauses) }
  const others = Array.from({ length: threads - 1 }, (_, nth) => standingBy[nth] ?? startThread(suite))
  const there = others.map(thread => (stop: AbortSignal) => {
    return thread.work(share, stop, lines => see(judgedIn(lines), lines))
  })
  const here = (stop: AbortSignal) =>
    runParts({
      ...{ rules, oracle, taken, clauses, parts, signal: stop },
      see: judged => see([judged], blobLine(judged)),
    })
  try {
    const stopped = await endedTogether([...there, here], signal)
    return { scenarios, judged: all, repeatEach: rules.repeatEach, stopped }
  } finally {
    await Promise.all(others.map(it => it.close()))
  }
}

/** Gives why a thread ended early, or gives up when it is told to. Rejects with what went wrong. */
type Ending = (stop: AbortSignal) => Promise<StopReason | null>

/** Waits for all. Where one ends early or goes wrong, what the others would still find out is of no use. */
async function endedTogether(endings: readonly Ending[], signal: AbortSignal): Promise<StopReason | null> {
  const ending = new AbortController()
  const stop = AbortSignal.any([signal, ending.signal])
  let stopped: StopReason | null = null
  const watch = async (ended: Ending) => {
    try {
      const why = await ended(stop)
      stopped ??= why
      if (why) ending.abort()
    } catch (error) {
      ending.abort()
      throw error
    }
  }
  const outcomes = await Promise.allSettled(endings.map(watch))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return stopped
}

function servicesOf(clauses: readonly Clause[]): OwnSuite['services'] {
  return SERVICES.filter(name => clauses.some(({ service }) => service === name))
}

function idsOf(scenarios: readonly Scenario[]): readonly string[] {
  return scenarios.map(({ id }) => id)
}

function judgedIn(lines: string): readonly Judged[] {
  return lines.split('\n').flatMap(line => (line === '' ? [] : JSON.parse(line)))
}
