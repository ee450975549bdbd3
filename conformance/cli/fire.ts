import { availableParallelism } from 'node:os'
import { type BaselineOptions, rejudge } from '../baseline/rejudge.ts'
import { watchOver, watchOverOnly } from '../invariants/watch-over.ts'
import { withoutLeftOpen } from '../lift/left-open.ts'
import { judgedOf } from '../report/assemble.ts'
import { blobLine } from '../report/blob.ts'
import { type Judgements, judgementsOf } from '../report/build-report.ts'
import { type Run, run } from '../run/run.ts'
import type { Target } from '../targets/target.ts'
import { judgeInThreads } from '../threads/judge-in-threads.ts'
import type { Thread } from '../threads/start-thread.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'
import type { KnownProgram } from './known-by-profile.ts'
import type { Selection } from './lift-flags.ts'
import { lineOn, type Progress, progressOn } from './progress.ts'
import { loadByFlags, type Selected, specsDirectory } from './suite-flags.ts'
import { limitsByFlags, oracleByFlags } from './target-flags.ts'
import { barByFlags, doubtByFlags } from './verdict-flags.ts'

/** What is fired, at what, and what becomes of its verdicts. */
export interface Firing extends Selected {
  readonly target: Target
  /** What the target's platform runs as. */
  readonly version: string | null
  readonly likely: ReadonlyMap<string, number> | undefined
  readonly baseline: BaselineOptions
  readonly known: KnownProgram | null
  /** What was lifted onto a world; null: scenarios are as they were written. */
  readonly lifted: Selection | null
  /** The invariants that a requirement set names; null: all of them, and other threads may load the suite as it is. */
  readonly invariants: readonly string[] | null
  /** Whether somebody listens to the target: then nothing is asked behind his back, in other threads. */
  readonly isHeard?: boolean
  /** Threads that were started before it was known what there is to do. */
  readonly standingBy?: readonly Thread[]
}

interface Watching extends Io {
  /** Is told what is judged as soon as it is, in lines of a blob. */
  see(lines: string): void
  readonly progress: Progress
}

/** Requests at once, unless somebody says otherwise. */
export const WORKERS = 8

/** With fewer scenarios a thread costs more than it spares: it must load all that answers and judges. */
const LEAST_OF_THREAD = 1500

/** Fires scenarios at a target; at the embedded reference in as many threads as pay. */
export async function fire(
  firing: Firing,
  given: Given,
  io: Omit<Watching, 'progress'>,
): Promise<Judgements> {
  const { scenarios, lifted } = firing
  const progress = progressOn(io, scenarios.length * repeatEachOf(given))
  const threads = threadsFor(firing, given)
  if (threads > 1) return fireInThreads(firing, threads, given, { ...io, progress })
  const fired = await fireHere(firing, given, { ...io, progress })
  return judgementsOf(lifted ? await withoutLeftOpenOf(fired, lifted, given, io) : fired)
}

/** Which scenario is the last to be judged would be a matter of chance, so what ends with a failure goes without. */
function threadsFor(firing: Firing, given: Given): number {
  const { scenarios, lifted, invariants, isHeard = false } = firing
  if (!isEmbedded(given) || isHeard || lifted || invariants || mostFailuresOf(given) > 0) return 1
  const worthwhile = Math.floor((scenarios.length * repeatEachOf(given)) / LEAST_OF_THREAD)
  return Math.min(availableParallelism(), workersOf(given), worthwhile)
}

/** Whether it is the reference in this process that is asked. */
export function isEmbedded(given: Given): boolean {
  return given.text('url') === undefined && given.texts('recording').length === 0
}

/** The embedded reference and a recording say the same however often they are asked. */
export function isSteady(given: Given): boolean {
  return isEmbedded(given) || given.texts('recording').length > 0
}

async function fireInThreads(
  firing: Firing,
  threads: number,
  given: Given,
  io: Watching,
): Promise<Judgements> {
  const { suite, scenarios, target, version, baseline, standingBy = [] } = firing
  const clauseOf = new Map(scenarios.map(({ id, clause }) => [id, clause]))
  try {
    return await judgeInThreads({
      ...{ threads, standingBy, clauses: suite.clauses, scenarios, signal: io.signal },
      oracle: oracleByFlags(given, specsDirectory(given, io)),
      rules: { ...rulesOf(given, io), platformVersion: version, baseline },
      see: (judged, lines) => {
        io.see(lines)
        for (const { id, verdict } of judged.map(it => it.scenario))
          io.progress.see(verdict, clauseOf.get(id) ?? '')
      },
    })
  } finally {
    io.progress.end()
    await target.close()
  }
}

async function fireHere(firing: Firing, given: Given, io: Watching): Promise<Run> {
  const { suite, scenarios, target, version, likely, baseline, known, invariants } = firing
  const watch = invariants === null ? watchOver : watchOverOnly(invariants)
  try {
    return await run({
      ...rulesOf(given, io),
      ...(isSteady(given) ? {} : doubtByFlags(given, baseline)),
      ...{ clauses: suite.clauses, scenarios, target, platformVersion: version, likely },
      // A recording has what was recorded, and nothing more to read.
      watchOver: given.texts('recording').length === 0 ? watch : undefined,
      maxFailures: mostFailuresOf(given),
      signal: io.signal,
      rejudge: result => rejudge(known ? known.rejudge(result) : result, baseline),
      onResult: result => {
        io.see(blobLine(judgedOf(result)))
        io.progress.see(result.verdict, result.clause.id)
      },
    })
  } finally {
    io.progress.end()
    await target.close()
  }
}

function rulesOf(given: Given, io: Io) {
  return {
    specs: specsDirectory(given, io),
    ...barByFlags(given),
    limits: limitsByFlags(given),
    repeatEach: repeatEachOf(given),
    connections: workersOf(given),
    environment: io.environment,
  }
}

/** Of clauses that were lifted onto a world, what the documentation leaves open there is no violation. */
async function withoutLeftOpenOf(run: Run, lifted: Selection, given: Given, io: Io): Promise<Run> {
  const line = lineOn(io)
  try {
    const results = await withoutLeftOpen(run.results, {
      ...{ suite: loadByFlags(given, io), lifted: lifted.suite, worlds: lifted.worlds, signal: io.signal },
      onNext: line.say,
    })
    return { ...run, results }
  } finally {
    line.end()
  }
}

/** 0 is no bound. */
export function mostFailuresOf(given: Given): number {
  return given.has('x') ? 1 : (given.number('max-failures') ?? 0)
}

export function workersOf(given: Given): number {
  return given.number('workers') ?? WORKERS
}

export function repeatEachOf(given: Given): number {
  return given.number('repeat-each') ?? 1
}
