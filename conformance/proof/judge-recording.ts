import { DEFAULT_LIMITS } from '../client/limits.ts'
import { type Digests, digestsOf, suiteDigest } from '../digests/digests.ts'
import { watchOver, watchOverOnly } from '../invariants/watch-over.ts'
import { buildReport, judgementsOf } from '../report/build-report.ts'
import { planOf } from '../report/plan.ts'
import type { Reported } from '../report/report.ts'
import { setFacts } from '../requirements/requirement-set.ts'
import { withFrozenWorlds } from '../requirements/with-worlds.ts'
import { run } from '../run/run.ts'
import { answerAgain } from './answer-again.ts'
import { type Basis, basisOf } from './basis.ts'
import type { Configuration } from './configuration.ts'
import type { Recording } from './read-recording.ts'

/** What a recording comes to under a suite. */
export interface Verdicts {
  readonly reported: Reported
  readonly digests: Digests
  /** The digest of all clause files: where a requirement set says what counts, they have the words for it. */
  readonly suite: string
  /** What the suite asks and the recording does not have, by scenario. */
  readonly unheard: ReadonlyMap<string, string>
  /** What the recording has and the suite does not ask for; null: nothing. */
  readonly left: string | null
}

export interface JudgeOptions {
  readonly specs: string
  readonly signal: AbortSignal
  /** What is judged by; undefined: everything that the configuration takes of the suite. */
  readonly basis?: Basis
  /** Whether what is asked once more than it was is answered as it was the last time. */
  readonly isRepeating?: boolean
  /** Whether answers are looked at for more than scenarios expect; undefined: they are. */
  readonly isWatched?: boolean
}

/** Judges a recording as a run judges its target: the same recording and the same suite give the same report. */
export async function judgeRecording(
  recording: Recording,
  configuration: Configuration,
  options: JudgeOptions,
): Promise<Verdicts> {
  const { specs, signal, isRepeating = false, isWatched = true } = options
  const { suite, scenarios, set, worlds: frozen } = options.basis ?? basisOf(null, configuration, specs)
  const watch = set ? watchOverOnly(set.invariants) : watchOver
  const { strict, failOn, failOnUnstable, retries, kit, targetVersion } = configuration
  const again = answerAgain(recording, isRepeating)
  const fired = await withFrozenWorlds(specs, frozen, directory =>
    run({
      ...{ specs: directory, clauses: suite.clauses, scenarios, target: again.target, signal },
      watchOver: isWatched ? watch : undefined,
      ...{ strict, failOn, failOnUnstable, retries: () => retries, maxFailures: 0, repeatEach: 1 },
      platformVersion: recording.head.platform?.version ?? null,
      // One after the other: whatever order they had, verdicts do not depend on it.
      connections: 1,
      limits: DEFAULT_LIMITS,
      environment: {},
      onResult: () => {},
    }),
  )
  const worlds = scenarios.map(({ world }) => world)
  const digests = digestsOf({ specs, worlds, configuration, requirements: set ?? undefined })
  const reported = buildReport(suite.clauses, judgementsOf(fired), {
    ...{ kit, target: recording.head.target, platform: recording.head.platform, profile: null },
    ...{ strict, failOn, shard: null, digests, targetVersion },
    ...(set && { requirements: setFacts(set) }),
    plan: planOf(suite.clauses, scenarios, { repeatEach: 1 }),
  })
  return { reported, digests, suite: suiteDigest(specs), unheard: again.unheard, left: again.left() }
}
