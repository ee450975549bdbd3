import { DEFAULT_LIMITS } from '../client/limits.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { oracleTarget, type WorldSource } from '../targets/oracle.ts'
import type { Result } from './result.ts'
import { type Run, run } from './run.ts'

export interface RunAtReference {
  readonly suite: Suite
  readonly scenarios: readonly Scenario[]
  readonly quirks: readonly string[]
  readonly worlds: WorldSource
  readonly signal: AbortSignal
  readonly onResult?: (result: Result) => void
}

/** Requests at once against one reference: more would only wait, as it shares our process. */
const CONNECTIONS = 8

/** Fires scenarios at a reference of its own, with quirks switched on. */
export async function runAtReference(options: RunAtReference): Promise<Run> {
  const { suite, scenarios, quirks, worlds, signal, onResult = () => {} } = options
  const target = oracleTarget({ specs: suite.directory, quirks, worlds })
  try {
    return await run({
      specs: suite.directory,
      clauses: suite.clauses,
      scenarios,
      target,
      strict: false,
      maxFailures: 0,
      repeatEach: 1,
      connections: CONNECTIONS,
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
