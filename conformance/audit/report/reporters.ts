import { describeProblem } from '../../report/describe.ts'
import { printable } from '../../report/printable.ts'
import type { ClauseReport } from '../../report/report.ts'
import type { Reporter, Terminal } from '../../report/reporter.ts'
import { sharedReporters } from '../../report/shared-reporters.ts'
import { stableJson } from '../../report/stable-json.ts'
import type { Clause } from '../../suite/clause.ts'
import type { Stop } from '../asker.ts'
import { asReport } from './as-report.ts'
import type { AuditReport, FindingReport } from './audit-report.ts'

/** What was found, with the clauses of the suite. */
export interface Found {
  readonly audit: AuditReport
  readonly clauses: readonly Clause[]
}

export const auditReporters: readonly Reporter<Found>[] = [
  {
    name: 'json',
    says: 'audit.json: everything that was found, with both answers',
    files: ({ audit }) => ({ 'audit.json': stableJson(audit) }),
  },
  ...sharedReporters<Found>(({ audit, clauses }) => asReport(audit, clauses)),
  { name: 'console', says: 'what was found and a summary, on the terminal', prints: consoleText },
]

function consoleText({ audit, clauses }: Found, terminal: Terminal): string {
  const { report } = asReport(audit, clauses)
  const problems = report.clauses.flatMap(clause => clauseLines(clause, terminal))
  return [...problems, ...summaryLines(audit), ''].join('\n')
}

function clauseLines(clause: ClauseReport, { hasColours }: Terminal): readonly string[] {
  const fails = clause.scenarios.filter(({ verdict }) => verdict === 'fail')
  const title = hasColours ? `\u001b[31mFAIL ${clause.id}\u001b[0m` : `FAIL ${clause.id}`
  return fails.flatMap(it => [title, ...describeProblem(it, clause).map(line => `  ${printable(line)}`), ''])
}

function summaryLines(audit: AuditReport): readonly string[] {
  const { clauses, findings, moved, unsure, relations, stopped } = audit
  const of = (wanted: FindingReport['verdict']) => findings.filter(({ verdict }) => verdict === wanted)
  const count = (its: readonly FindingReport[]) => new Set(its.map(({ clause }) => clause)).size
  const held = relations.filter(it => it.held > 0).length
  return [
    `${audit.requests} requests to ${audit.target}: ${clauses.length} clauses seen to hold, ${count(of('fail'))} broken, ${count(of('note'))} noted`,
    ...(relations.length === 0
      ? []
      : [`${held} of ${relations.length} relations between answers could be told`]),
    ...of('note').map(it =>
      printable(`note: ${it.says}${it.relation === null ? '' : `, but ${it.relation}`} (${it.clause})`),
    ),
    ...moved.map(it => printable(`changed while it was asked, so not judged: ${it.says} (${it.clause})`)),
    ...unsure.map(it => printable(`not asked again, so not judged: ${it.says} (${it.clause})`)),
    ...audit.lists.map(listLine),
    ...(stopped === null ? [] : [`it ended early: ${stopped}`]),
  ]
}

function listLine({ path, entries, editions, unseen }: AuditReport['lists'][number]): string {
  const seen = entries === null ? 'read' : `${entries} published ${entries === 1 ? 'entry' : 'entries'}`
  const ofEditions = editions > 1 ? ` in ${editions} editions` : ''
  return printable(unseen === null ? `  ${path}: ${seen}${ofEditions}` : `  ${path}: not seen: ${unseen}`)
}

/** 1: an answer breaks the documentation. 3: nothing could be told, or the target did not bear it. */
export function exitCodeOf({ findings, clauses }: AuditReport, stop: Stop | null): 0 | 1 | 3 {
  if (findings.some(({ verdict }) => verdict === 'fail')) return 1
  return clauses.length === 0 || stop === 'no-answer' || stop === 'slow-down' ? 3 : 0
}
