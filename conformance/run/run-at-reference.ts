import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { WatchOver } from '../invariants/watch.ts'
import { watchOver } from '../invariants/watch-over.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { WorldSource } from '../targets/oracle.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import type { Target } from '../targets/target.ts'
import type { Result } from './result.ts'
import { type Run, run } from './run.ts'

/** What is fired, and who hears of it. */
export interface Firing {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
  readonly signal: AbortSignal
  /** What the platform runs as; null or undefined: as whatever a scenario holds for. */
  readonly platformVersion?: string | null
  /** Whether answers are looked at for more than is expected of them: usually they are. */
  readonly isWatched?: boolean
  /** What looks at them; undefined: what does so in every run. */
  readonly watch?: WatchOver
  readonly onResult?: (result: Result) => void
}

export interface RunAtReference extends Firing {
  readonly quirks: readonly string[]
  readonly profile?: string
  readonly worlds: WorldSource
}

/** Requests at once against one reference: more would only wait, as it shares our process. */
const CONNECTIONS = 8

/** Fires scenarios at a reference of its own, with quirks switched on. */
export function runAtReference(options: RunAtReference): Promise<Run> {
  const { suite, quirks, worlds, profile, platformVersion } = options
  const target = oracleTarget({
    specs: suite.directory,
    quirks,
    worlds,
    ...(profile !== undefined && { profile }),
    ...(typeof platformVersion === 'string' && { platformVersion }),
  })
  return fireAt(target, options, CONNECTIONS)
}

/** Fires scenarios at a reference in whatever way it is reached, and closes it. */
export async function fireAt(target: Target, firing: Firing, connections: number): Promise<Run> {
  const { suite, scenarios, signal, platformVersion = null } = firing
  const { isWatched = true, watch = watchOver, onResult = () => {} } = firing
  try {
    return await run({
      specs: suite.directory,
      clauses: suite.clauses,
      scenarios,
      target,
      platformVersion,
      strict: false,
      // A wrong server is to be noticed by what should be so as well, and a right one keeps it.
      failOn: 'should',
      watchOver: isWatched ? watch : undefined,
      maxFailures: 0,
      repeatEach: 1,
      connections,
      limits: DEFAULT_LIMITS,
      environment: {},
      // One of its own for each run: many runs would pile up listeners on the one they share.
      signal: AbortSignal.any([signal]),
      onResult,
    })
  } finally {
    await target.close()
  }
}
