import type { Result } from '../run/result.ts'
import { findFixed } from './excuses.ts'
import type { Plan } from './plan.ts'
import type { Report, Reported, ScenarioReport, Timings } from './report.ts'
import { scenarioReport } from './scenario-report.ts'
import { summarise } from './summary.ts'

/** One scenario that was judged: all that a report needs to know of it. */
export interface Judged {
  readonly scenario: ScenarioReport
  /** Milliseconds; null when nothing was sent. */
  readonly ms: number | null
}

/** By results: the journal of a run writes down what its report is made of. */
const judgedBy = new WeakMap<Result, Judged>()

export function judgedOf(result: Result): Judged {
  const known = judgedBy.get(result)
  if (known) return known
  const ms = result.endpoint === null ? null : Math.round(result.ms * 100) / 100
  const judged = { scenario: scenarioReport(result), ms }
  judgedBy.set(result, judged)
  return judged
}

export type ReportHead = Pick<
  Report,
  | 'kit'
  | 'target'
  | 'platform'
  | 'profile'
  | 'digests'
  | 'targetVersion'
  | 'strict'
  | 'failOn'
  | 'failOnUnstable'
  | 'requirements'
  | 'shard'
  | 'stopped'
>

/** A head as reports have it: without what says nothing. */
export function headOf(
  told: Omit<ReportHead, 'shard' | 'stopped'>,
  run: Pick<ReportHead, 'shard' | 'stopped'>,
): ReportHead {
  const { kit, target, platform = null, profile = null, digests, targetVersion } = told
  const { strict, failOn, requirements, failOnUnstable } = told
  return {
    ...{ kit, target, platform, profile, strict, ...run },
    ...(digests && { digests, targetVersion }),
    ...(failOn === 'should' && { failOn }),
    ...(requirements && { requirements }),
    ...(failOnUnstable && { failOnUnstable }),
  }
}

/**
 * Puts what was judged, in whatever order, in its place in the plan. A run in one piece and merged shards both end
 * here: that is why they give the same report.
 */
export function assemble(
  plan: Plan,
  judged: readonly Judged[],
  head: ReportHead,
): Pick<Reported, 'report' | 'timings'> {
  const byId = new Map<string, ScenarioReport[]>()
  const scenarios = findFixed(
    judged.map(({ scenario }) => scenario),
    plan.excuses,
  )
  for (const scenario of scenarios) byId.set(scenario.id, [...(byId.get(scenario.id) ?? []), scenario])
  const clauses = plan.clauses.map(clause => ({
    ...clause,
    scenarios: clause.scenarios.flatMap(it => outcomesOf(it, byId.get(it.id) ?? [], plan.repeatEach)),
  }))
  const report: Report = {
    format: 'assayer-results',
    version: 1,
    ...head,
    summary: summarise(clauses),
    diagnosis: [],
    killScore: null,
    fairnessScore: null,
    clauses,
  }
  return { report, timings: timingsOf(plan, judged) }
}

/** The runs of one scenario in their order; at the end that it was not run often enough. */
function outcomesOf(
  planned: ScenarioReport,
  judged: readonly ScenarioReport[],
  repeatEach: number,
): readonly ScenarioReport[] {
  const inOrder = judged.toSorted((a, b) => a.repeat - b.repeat)
  return inOrder.length < repeatEach ? [...inOrder, planned] : inOrder
}

/** In the plan's order. */
function timingsOf(plan: Plan, judged: readonly Judged[]): Timings {
  const firsts = judged.flatMap(({ scenario: { id, repeat }, ms }) =>
    repeat === 1 && ms !== null ? [[id, ms] as const] : [],
  )
  const byId = new Map(firsts)
  const inOrder = plan.clauses.flatMap(clause =>
    clause.scenarios.flatMap(({ id }) => {
      const ms = byId.get(id)
      return ms === undefined ? [] : [[id, ms] as const]
    }),
  )
  return Object.fromEntries(inOrder)
}
