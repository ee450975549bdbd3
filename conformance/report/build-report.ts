import type { Run } from '../run/run.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import { assemble, headOf, type Judged, judgedOf, type ReportHead } from './assemble.ts'
import { type Plan, planOf } from './plan.ts'
import type { Occasion, Reported } from './report.ts'

export interface ReportOptions extends Omit<ReportHead, 'stopped'> {
  /** All that was selected, of which this run had perhaps only a shard. */
  readonly plan?: Plan
  /** How the whole was cut into shards. */
  readonly cut?: string
  readonly occasion?: Occasion
}

/** What a run comes to, as far as its report is concerned. */
export interface Judgements extends Pick<Run, 'stopped' | 'repeatEach'> {
  /** What was to be run, in any order. */
  readonly scenarios: readonly Scenario[]
  /** What was, in any order. */
  readonly judged: readonly Judged[]
}

export function judgementsOf({ results, notRun, repeatEach, stopped }: Run): Judgements {
  const scenarios = [...results.map(({ scenario }) => scenario), ...notRun]
  return { scenarios, judged: results.map(judgedOf), repeatEach, stopped }
}

/** Makes the report of a run. */
export function buildReport(
  clauses: readonly Clause[],
  judgements: Judgements,
  options: ReportOptions,
): Reported {
  const { shard, cut = 'not cut', occasion = null } = options
  const { scenarios, judged, repeatEach, stopped } = judgements
  const excuses = options.plan?.excuses ?? []
  const own = planOf(clauses, scenarios, { repeatEach, excuses })
  const head = headOf(options, { shard, stopped })
  return { ...assemble(own, judged, head), occasion, plan: options.plan ?? own, cut }
}
