import type { Run } from '../run/run.ts'
import type { Clause } from '../suite/clause.ts'
import { assemble, judgedOf, type ReportHead } from './assemble.ts'
import { type Plan, planOf } from './plan.ts'
import type { Occasion, Reported } from './report.ts'

export interface ReportOptions extends Omit<ReportHead, 'stopped'> {
  /** All that was selected, of which this run had perhaps only a shard. */
  readonly plan?: Plan
  /** How the whole was cut into shards. */
  readonly cut?: string
  readonly occasion?: Occasion
}

/** Makes the report of a run. */
export function buildReport(clauses: readonly Clause[], run: Run, options: ReportOptions): Reported {
  const {
    kit,
    target,
    platform = null,
    profile = null,
    strict,
    shard,
    cut = 'not cut',
    occasion = null,
  } = options
  const { results, notRun, repeatEach, stopped } = run
  const excuses = options.plan?.excuses ?? []
  const ran = [...results.map(({ scenario }) => scenario), ...notRun]
  const own = planOf(clauses, ran, { repeatEach, excuses })
  const head = { kit, target, platform, profile, strict, shard, stopped }
  return { ...assemble(own, results.map(judgedOf), head), occasion, plan: options.plan ?? own, cut }
}
