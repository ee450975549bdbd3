import type { ClauseReport, Report, Reported, ScenarioReport, StepReport } from '../../report/report.ts'
import { summarise } from '../../report/summary.ts'
import type { Clause } from '../../suite/clause.ts'
import type { AuditReport, FindingReport } from './audit-report.ts'

/** The same as a report of the suite has it, so that its reporters can show it: each finding is a scenario of its clause. */
export function asReport(audit: AuditReport, clauses: readonly Clause[]): Reported {
  const reports = clauses.flatMap(clause => clauseReport(clause, audit) ?? [])
  const report: Report = {
    ...{ format: 'assayer-results', version: 1, kit: audit.kit, target: audit.target },
    ...{ platform: null, profile: null, strict: false, shard: null, stopped: null },
    summary: summarise(reports),
    ...{ diagnosis: [], killScore: null, fairnessScore: null, clauses: reports },
  }
  const plan = { clauses: reports, repeatEach: 1, excuses: [] }
  return { report, timings: {}, occasion: null, plan, cut: 'not cut' }
}

/** Null for a clause that nothing was seen of. */
function clauseReport(clause: Clause, { findings, clauses }: AuditReport): ClauseReport | null {
  const { id, says, status, service, sources, file, disagrees } = clause
  const its = findings.filter(finding => finding.clause === id)
  const held = clauses.find(it => it.clause === id)?.held ?? 0
  if (its.length === 0 && held === 0) return null
  const scenarios = its.map(scenarioOf)
  const kept = held > 0 ? [keptScenario(id, held)] : []
  return { id, says, status, service, sources, file, disagrees, scenarios: [...scenarios, ...kept] }
}

const SCENARIO = { world: 'as it was read', writes: false, repeat: 1 } as const

function keptScenario(clause: string, held: number): ScenarioReport {
  const says = `it was seen to hold ${held} ${held === 1 ? 'time' : 'times'}`
  return { ...SCENARIO, id: `${clause}.held`, says, verdict: 'pass', reason: null, steps: [] }
}

function scenarioOf(
  { clause, others, verdict, says, relation, ...finding }: FindingReport,
  index: number,
): ScenarioReport {
  const rule = relation === null ? [] : [`what must hold: ${relation}`]
  const reason = [...rule, ...(others.length > 0 ? [oneOf([clause, ...others])] : [])].join('; ') || null
  return { ...SCENARIO, id: `${clause}.audited-${index + 1}`, says, verdict, reason, steps: stepsOf(finding) }
}

function oneOf(clauses: readonly string[]): string {
  const named = `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}`
  return `one of ${named} is broken, the answers do not tell which`
}

type Found = Pick<FindingReport, 'exchanges' | 'path' | 'expected' | 'actual'>

/** Every request is shown; the last one says what was expected. */
function stepsOf({ exchanges, path, expected, actual }: Found): readonly StepReport[] {
  return exchanges.map(({ method, path: asked, curl, status, answer }, index) => {
    const isLast = index === exchanges.length - 1
    const details = {
      ...{ curl, expected: isLast ? expected : null },
      differences: isLast ? [{ path, expected, actual }] : [],
      answer: { contentType: null, body: answer, isJson: true },
    }
    return { method, path: asked, as: 'its caller', status, accepted: null, details }
  })
}
