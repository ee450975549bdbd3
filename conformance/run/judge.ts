import type { Watch } from '../invariants/watch.ts'
import type { Clause, FailOn, Scenario } from '../suite/clause.ts'
import type { Connection } from '../targets/connection.ts'
import { OracleFault } from '../targets/oracle-fault.ts'
import { CannotJudge, NotSent } from '../targets/target.ts'
import type { Missing } from './missing.ts'
import { perform } from './perform.ts'
import type { Judgement, Result, StepRecord } from './result.ts'
import { underWatch } from './under-watch.ts'
import { isGreen, type Verdict } from './verdict.ts'

/** A scenario to run, with its clause. */
export interface Item {
  readonly clause: Clause
  readonly scenario: Scenario
  readonly repeat: number
}

/** What verdicts depend on besides the answer. */
export interface Bench {
  /** A difference from an observed clause fails. */
  readonly strict: boolean
  /** Undefined: `must`. */
  readonly failOn?: FailOn | undefined
  /** What the target was not found to have, of all on which scenarios rest. */
  readonly missing: Pick<Missing, 'whyOf'>
  /** Undefined: nothing is looked at but what the scenario expects. */
  readonly watch?: Watch | undefined
}

/** Runs one scenario to its verdict. Throws an OracleFault; no other error is anybody's but the target's or the scenario's. */
export async function judge(item: Item, connection: Connection, bench: Bench): Promise<Result> {
  const startedAt = Date.now()
  const started = performance.now()
  const judgement = await attempt(item, connection, bench)
  const ms = performance.now() - started
  return {
    ...item,
    ...judgement,
    endpoint: connection.endpoint,
    startedAt,
    ms,
    secrets: connection.secrets(),
  }
}

async function attempt(item: Item, connection: Connection, bench: Bench): Promise<Judgement> {
  try {
    const { scenario } = item
    const own = connection.forScenario?.(scenario.id) ?? connection
    await bench.watch?.before(scenario, own)
    const steps = await perform(scenario, own)
    const judged = { ...verdictOf(steps, item, bench), steps }
    const judgement = bench.watch ? await underWatch(judged, item, own, bench.watch) : judged
    return isGreen(judgement.verdict) ? { ...judgement, steps: steps.map(withoutBody) } : judgement
  } catch (error) {
    if (error instanceof OracleFault) throw error
    if (error instanceof NotSent) return { verdict: 'not-applicable', reason: error.message, steps: [] }
    if (error instanceof CannotJudge) return { verdict: 'not-testable', reason: error.message, steps: [] }
    if (error instanceof Error) return { verdict: 'error', reason: error.stack ?? error.message, steps: [] }
    throw error
  }
}

/** Nobody looks at the body of a good answer again; thousands of them would fill the memory. */
function withoutBody(step: StepRecord): StepRecord {
  const { outcome } = step
  return outcome.kind === 'answer' ? { ...step, outcome: { ...outcome, text: '', json: undefined } } : step
}

function verdictOf(
  steps: readonly StepRecord[],
  { clause, scenario }: Item,
  bench: Bench,
): Pick<Result, 'verdict' | 'reason'> {
  const last = steps.at(-1)
  if (!last) throw new Error('invariant: a scenario has a step')
  if (last.outcome.kind === 'no-answer')
    return { verdict: 'not-testable', reason: `no answer: ${last.outcome.says}` }
  if (last.doesWithout) return { verdict: 'not-applicable', reason: WITHOUT }
  if (last.differences.length === 0) return { verdict: 'pass', reason: null }
  for (const id of scenario.rests) {
    const why = bench.missing.whyOf(id, scenario.platformVersion)
    if (why !== undefined) return { verdict: 'note', reason: `it depends on ${id}, which ${why}` }
  }
  return { verdict: differing(clause, scenario, bench), reason: null }
}

const WITHOUT = 'it is optional, and the target does without it'

/** What a difference means, by the clause's status and the strength of what the scenario is about. */
function differing({ status }: Clause, { strength }: Scenario, { strict, failOn = 'must' }: Bench): Verdict {
  if (status === 'documented') return strength === 'should' && failOn === 'must' ? 'warning' : 'fail'
  return status === 'observed' && strict ? 'fail' : 'note'
}

/** Verdicts of scenarios that were not sent. */
export type Unsent = 'not-applicable' | 'not-testable' | 'error'

/** The result of a scenario that was not sent, and why. */
export function unsent(item: Item, verdict: Unsent, reason: string): Result {
  return { ...item, endpoint: null, verdict, reason, steps: [], ms: 0, startedAt: 0, secrets: [] }
}
