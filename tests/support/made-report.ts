import { assemble } from '../../conformance/report/assemble.ts'
import type { ClauseReport, Report, Reported, ScenarioReport } from '../../conformance/report/report.ts'
import { isDiffering } from '../../conformance/run/verdict.ts'

export type Outcome = ScenarioReport['verdict']

/** A scenario as a report has it; `answer` is the status that came where 200 was expected. */
export function madeScenario(id: string, verdict: Outcome, answer = 500): ScenarioReport {
  const isDifferent = isDiffering(verdict)
  const details = {
    curl: `curl 'http://x/${id}'`,
    expected: { status: 200 },
    differences: [{ path: 'status', expected: 200, actual: answer }],
    answer: { contentType: null, isJson: false, body: '' },
  }
  const status = isDifferent ? answer : 200
  return {
    id,
    says: `the fact of ${id}`,
    world: 'w',
    writes: false,
    verdict,
    repeat: 1,
    reason: isDifferent || verdict === 'pass' ? null : `because ${verdict}`,
    steps: [
      {
        method: 'GET',
        path: '/',
        as: 'public',
        status,
        accepted: null,
        details: isDifferent ? details : null,
      },
    ],
  }
}

export function madeClause(id: string, scenarios: readonly ScenarioReport[]): ClauseReport {
  return {
    id,
    says: `the rule of ${id}`,
    status: 'documented',
    service: 'content',
    sources: ['content/x'],
    file: 'content/a.yaml',
    disagrees: null,
    scenarios,
  }
}

/** A report of these clauses, put together as a run does it. */
export function madeReport(clauses: readonly ClauseReport[], head: Partial<Report> = {}): Reported {
  const notRun = (scenario: ScenarioReport) => ({ ...scenario, verdict: 'not-run' as const })
  const plan = {
    clauses: clauses.map(clause => ({ ...clause, scenarios: clause.scenarios.map(notRun) })),
    repeatEach: 1,
    excuses: [],
  }
  const judged = clauses
    .flatMap(clause => clause.scenarios)
    .filter(({ verdict }) => verdict !== 'not-run')
    .map(scenario => ({ scenario, ms: 1.6 }))
  const common = { kit: '1.2.3', target: 'T', strict: false, shard: null, stopped: null }
  return { ...assemble(plan, judged, { ...common, ...head }), occasion: null, plan, cut: 'not cut' }
}
