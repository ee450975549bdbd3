import { describeProblem } from '../../report/describe.ts'
import { printable } from '../../report/printable.ts'
import type { ClauseReport } from '../../report/report.ts'
import type { Reporter, Terminal } from '../../report/reporter.ts'
import { sharedReporters } from '../../report/shared-reporters.ts'
import { stableJson } from '../../report/stable-json.ts'
import type { Clause } from '../../suite/clause.ts'
import { asReport } from './as-report.ts'
import type { Overheard } from './overheard.ts'

/** What was heard, with the clauses of the suite. */
export interface Found {
  readonly overheard: Overheard
  readonly clauses: readonly Clause[]
}

export const overheardReporters: readonly Reporter<Found>[] = [
  {
    name: 'json',
    says: 'overheard.json: everything that was found',
    files: ({ overheard }) => ({ 'overheard.json': stableJson(overheard) }),
  },
  ...sharedReporters<Found>(({ overheard, clauses }) => asReport(overheard, clauses)),
  { name: 'console', says: 'what was found and a summary, on the terminal', prints: consoleText },
]

/** Of one clause; the other reports have all. */
const MOST_SHOWN = 3

function consoleText({ overheard, clauses }: Found, terminal: Terminal): string {
  const { report } = asReport(overheard, clauses)
  const problems = report.clauses.flatMap(clause => clauseLines(clause, terminal))
  return [...problems, ...summaryLines(overheard), ''].join('\n')
}

function clauseLines(clause: ClauseReport, { hasColours }: Terminal): readonly string[] {
  const fails = clause.scenarios.filter(({ verdict }) => verdict === 'fail')
  const title = hasColours ? `\u001b[31mFAIL ${clause.id}\u001b[0m` : `FAIL ${clause.id}`
  const shown = fails
    .slice(0, MOST_SHOWN)
    .flatMap(it => [title, ...describeProblem(it, clause).map(line => `  ${printable(line)}`), ''])
  const rest = fails.length - MOST_SHOWN
  return rest > 0 ? [...shown, `… and ${rest} more answers that break ${clause.id}`, ''] : shown
}

function summaryLines({ answers, unknown, target }: Overheard): readonly string[] {
  const { pass, fail, note } = answers
  const all = pass + fail + note + answers.unknown
  return [
    `${all} answers of ${target}: ${pass} pass, ${fail} fail, ${note} note, ${answers.unknown} unknown`,
    ...unknown.map(({ reason, answers: count }) => `  ${count} unknown: ${reason}`),
  ]
}

/** 1: an answer breaks the documentation. 3: nothing could be judged. */
export function exitCodeOf({ answers: { pass, fail, note } }: Overheard): 0 | 1 | 3 {
  if (fail > 0) return 1
  return pass + note === 0 ? 3 : 0
}

/** One line for a finding as it is made. */
export function findingLine(finding: Overheard['findings'][number]): string {
  const { exchange, verdict, clause, request, says } = finding
  return printable(
    `${verdict.toUpperCase()} ${exchange} ${request.method} ${request.path}: ${says} (${clause})`,
  )
}
