import { printable } from '../../report/printable.ts'
import type { Terminal } from '../../report/reporter.ts'
import { shortJson, shortPair } from '../../report/short-json.ts'
import type { Figures } from '../fuzz.ts'
import type { Finding } from './findings.ts'
import type { FuzzHead, FuzzReport } from './report.ts'
import { stoppedLines } from './tell-stopped.ts'

/** What was asked of whom: the seed makes the same run again. */
export function headText({ seed, target, oracle, world, protocols }: FuzzHead): string {
  return `seed ${seed} · ${target} judged by ${oracle} · world ${world} · ${protocols.join(', ')}\n\n`
}

/** One block for each distinct difference, then the figures. */
export function reportText(report: FuzzReport, terminal: Terminal): string {
  const { findings, notes, rest, stopped } = report
  const lines = [
    ...findings.flatMap((finding, index) => [...findingLines(finding, index + 1, terminal), '']),
    ...figureLines(report.figures, findings.length),
    ...(rest > 0 ? [`${rest} more differences were not examined.`] : []),
    ...notes,
    ...(stopped ? stoppedLines(stopped) : []),
  ]
  return `${lines.map(printable).join('\n')}\n`
}

/** What was found once, or in many ways that have one cause. */
export function findingLines(finding: Finding, number: number, terminal: Terminal): readonly string[] {
  const { clause, behavesAs, faults, steps, entries, scenario, noScenario, standing } = finding
  const [expected, actual] = shortPair(finding.expected, finding.actual)
  const isOpen = standing?.kind === 'open'
  const [one, many] = steps.length > 0 ? ['sequence', 'sequences'] : ['query', 'queries']
  const count = `${finding.queries} ${finding.queries === 1 ? one : many}`
  return [
    `${isOpen ? 'NOTE' : 'DIFFERENCE'} ${number}: ${finding.place} (${count})`,
    ...(isOpen ? [`  the documentation leaves it open: ${standing.says}`] : []),
    ...behavesAs.slice(0, MOST_NAMED).map(({ id, says }) => `  behaves as if ${id}: ${says}`),
    ...(clause ? [`  clause: ${clause.id} (${clause.status}): ${clause.says}`] : []),
    ...(faults.length > 0 ? [`  a request with ${faults.join(', and ')}`] : []),
    ...(behavesAs.length === 0 && faults.length === 0 ? [`  rests on: ${few(finding.rests)}`] : []),
    ...(steps.length > 0 ? steps.map((step, n) => `  ${n + 1}. ${step}`) : [`  ${finding.curl}`]),
    `  ${finding.path}`,
    `    expected ${expected}`,
    `    actual   ${actual}`,
    ...(finding.foundBy === finding.request ? [] : [`  found by: ${short(finding.foundBy)}`]),
    ...finding.alike.map(request => `  likely the same: ${short(request)}`),
    ...(entries ? [`  with only these entries: ${shortJson(entries)}`] : []),
    ...(scenario && clause
      ? [`  for ${clause.file}:`, ...scenario.split('\n').map(line => `    ${line}`)]
      : [`  no scenario: ${noScenario}`]),
  ].map((line, index) => (index === 0 && terminal.hasColours ? `\u001b[31m${line}\u001b[0m` : line))
}

/** So many are named on the terminal; `fuzz.json` has all. */
const MOST_NAMED = 3

function few(ids: readonly string[]): string {
  const rest = ids.length - 6
  return rest > 0
    ? `${ids.slice(0, 6).join(', ')} and ${rest} more`
    : ids.join(', ') || 'what every answer depends on'
}

const LONGEST = 300

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const ARE_SEQUENCES = /^sequence /

function figureLines(
  { queries, differences, statuses, clauses }: Figures,
  findings: number,
): readonly string[] {
  if (queries === 0) return ['nothing was asked']
  const answers = [...statuses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, count]) => `${status}: ${count}`)
  const found =
    findings === 0
      ? 'no difference'
      : `${differences} of the answers differ, in ${findings} distinct ${findings === 1 ? 'way' : 'ways'}`
  const involved = clauses.size === 0 ? '' : `; at least ${clauses.size} clauses were involved in the answers`
  const what = ARE_SEQUENCES.test(answers.join()) ? 'sequences' : 'queries'
  return [`${queries} ${what} (${answers.join(', ')})${involved}`, found]
}
