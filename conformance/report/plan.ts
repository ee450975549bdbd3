import type { Clause, Scenario } from '../suite/clause.ts'
import type { Excuse } from './excuses.ts'
import type { ClauseReport } from './report.ts'
import { unreached, weak } from './scenario-report.ts'

/** What a run sets out to judge, as its report looks before anything is judged: every scenario is `not-run`. */
export interface Plan {
  /** In the suite's order. */
  readonly clauses: readonly ClauseReport[]
  /** How often each scenario is to run. */
  readonly repeatEach: number
  /** What a baseline excuses, of all that was selected. */
  readonly excuses: readonly Excuse[]
}

export interface PlanOptions {
  readonly repeatEach: number
  readonly excuses?: readonly Excuse[]
}

/** The plan for some scenarios of the suite. */
export function planOf(
  clauses: readonly Clause[],
  scenarios: readonly Scenario[],
  { repeatEach, excuses = [] }: PlanOptions,
): Plan {
  const planned = new Set(scenarios.map(({ id }) => id))
  const reports = clauses.map(clause => clauseReport(clause, planned))
  return { clauses: reports.filter(clause => clause.scenarios.length > 0), repeatEach, excuses }
}

function clauseReport(clause: Clause, planned: ReadonlySet<string>): ClauseReport {
  const { id, says, status, strength, service, sources, file, disagrees, scenarios } = clause
  const its = scenarios.filter(scenario => planned.has(scenario.id))
  return {
    ...{ id, says, status, ...weak(strength), service, sources, file, disagrees },
    scenarios: its.map(unreached),
  }
}
