import { curlOf } from '../../report/curl.ts'
import type { ClauseReport, Report, Reported, ScenarioReport } from '../../report/report.ts'
import { summarise } from '../../report/summary.ts'
import type { Clause } from '../../suite/clause.ts'
import type { ClauseCounts, Finding, Overheard } from './overheard.ts'

/** The same as a report of the suite has it, so that its reporters can show it: each finding is a scenario of its clause. */
export function asReport(overheard: Overheard, clauses: readonly Clause[]): Reported {
  const reports = overheard.clauses.flatMap(counts => {
    const clause = clauses.find(({ id }) => id === counts.clause)
    return clause ? [clauseReport(clause, counts, overheard)] : []
  })
  const report: Report = {
    ...{ format: 'assayer-results', version: 1, kit: overheard.kit, target: overheard.target },
    ...{ platform: null, profile: null, strict: false, shard: null, stopped: null },
    summary: summarise(reports),
    ...{ diagnosis: [], killScore: null, fairnessScore: null, clauses: reports },
  }
  const plan = { clauses: reports, repeatEach: 1, excuses: [] }
  return { report, timings: {}, occasion: null, plan, cut: 'not cut' }
}

function clauseReport(clause: Clause, counts: ClauseCounts, { findings, target }: Overheard): ClauseReport {
  const { id, says, status, service, sources, file, disagrees } = clause
  const its = findings.filter(finding => finding.clause === id)
  const scenarios = its.map(finding => scenarioOf(finding, target))
  const kept = counts.pass > 0 ? [keptScenario(id, counts.pass)] : []
  return { id, says, status, service, sources, file, disagrees, scenarios: [...scenarios, ...kept] }
}

const SCENARIO = { world: 'as it was read', writes: false, repeat: 1 } as const

function keptScenario(clause: string, answers: number): ScenarioReport {
  const says = `${answers} ${answers === 1 ? 'answer keeps' : 'answers keep'} it`
  return { ...SCENARIO, id: `${clause}.kept`, says, verdict: 'pass', reason: null, steps: [] }
}

function scenarioOf(finding: Finding, target: string): ScenarioReport {
  const { exchange, clause, verdict, says, request, status, path, expected, actual } = finding
  const sent = { ...request, headers: {}, body: request.body }
  const url = URL.canParse(target) ? target : ''
  const details = {
    curl: curlOf(sent, url),
    ...{ expected, differences: [{ path, expected, actual }], answer: null },
  }
  return {
    ...{ ...SCENARIO, id: `${clause}.heard-${exchange}`, says, verdict, reason: `request ${exchange}` },
    steps: [
      { method: request.method, path: request.path, as: 'its caller', status, accepted: null, details },
    ],
  }
}
