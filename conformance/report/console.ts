import type { StopReason } from '../run/stop.ts'
import { isFailure, isRed, MEANINGS } from '../run/verdict.ts'
import { describeProblem } from './describe.ts'
import { diagnosisLines } from './diagnosis-lines.ts'
import { figureLines, passRateLine, skippedLines, verdictLine } from './figures.ts'
import { printable } from './printable.ts'
import type { ClauseReport, Diagnosis, Report, Reported, ScenarioReport } from './report.ts'
import type { Reporter, Terminal } from './reporter.ts'

/** More problems than anybody reads in a terminal; the rest stands in the other reports. */
const MOST_PROBLEMS = 20

export const consoleReporter: Reporter = {
  name: 'console',
  says: 'what went wrong and a summary, on the terminal',
  prints: consoleText,
}

function consoleText(reported: Reported, terminal: Terminal): string {
  const { report } = reported
  const problems = problemsIn(report)
  const firsts = firstOfEach(report, problems)
  const single = problems.filter(({ scenario }) => !isMoreOfTheSame(scenario.id, report, firsts))
  const shown = single.slice(0, MOST_PROBLEMS).flatMap(problem => problemLines(problem, firsts, terminal))
  const rest = single.length - MOST_PROBLEMS
  const more = rest > 0 ? [`… and ${rest} more`, ''] : []
  return [...shown, ...more, ...summaryLines(reported, terminal), ''].join('\n')
}

/** Of what one quirk explains only the first scenario is shown, of those that are shown at all. */
function firstOfEach({ diagnosis }: Report, problems: readonly Problem[]): ReadonlyMap<Diagnosis, string> {
  const shown = new Set(problems.map(({ scenario }) => scenario.id))
  return new Map(
    (diagnosis ?? []).flatMap(cause => {
      const first = cause.scenarios.find(id => shown.has(id))
      return first === undefined ? [] : [[cause, first] as const]
    }),
  )
}

function isMoreOfTheSame(id: string, { diagnosis }: Report, firsts: ReadonlyMap<Diagnosis, string>): boolean {
  const isExplained = (diagnosis ?? []).some(({ scenarios }) => scenarios.includes(id))
  return isExplained && ![...firsts.values()].includes(id)
}

interface Problem {
  readonly clause: ClauseReport
  readonly scenario: ScenarioReport
}

/** What fails first, then what is warned of; notes are shown only where there is neither. */
function problemsIn({ clauses }: Report): readonly Problem[] {
  const all = clauses.flatMap(clause => clause.scenarios.map(scenario => ({ clause, scenario })))
  const shown = (when: 'always' | 'otherwise') =>
    all.filter(({ scenario }) => MEANINGS[scenario.verdict].prints.console === when)
  const always = shown('always')
  return always.length > 0 ? redFirst(always) : shown('otherwise')
}

function redFirst(problems: readonly Problem[]): readonly Problem[] {
  const rank = ({ scenario }: Problem) => (isRed(scenario.verdict) ? 0 : 1)
  return problems.toSorted((a, b) => rank(a) - rank(b))
}

/** By the numbers of ANSI. */
const COLOURS = { green: 32, red: 31, yellow: 33, grey: 90, bold: 1 }

function painter({ hasColours }: Terminal) {
  return (colour: keyof typeof COLOURS, text: string) =>
    hasColours ? `\u001b[${COLOURS[colour]}m${text}\u001b[0m` : text
}

/** What stands out of the lines about a problem, and what does not, by how they begin. */
const LINE_COLOURS: readonly (readonly [RegExp, keyof typeof COLOURS])[] = [
  [/^(clause|source|known disagreement): /, 'grey'],
  [/^ {2}expected /, 'green'],
  [/^ {2}actual /, 'red'],
  [/^behaves as if /, 'yellow'],
]

function problemLines(
  { clause, scenario }: Problem,
  firsts: ReadonlyMap<Diagnosis, string>,
  terminal: Terminal,
): readonly string[] {
  const paint = painter(terminal)
  const paintLine = (line: string) => {
    const [, colour] = LINE_COLOURS.find(([begins]) => begins.test(line)) ?? []
    return colour ? paint(colour, line) : line
  }
  const causes = [...firsts].filter(([, id]) => id === scenario.id).map(([cause]) => cause)
  const explained = causes.flatMap(diagnosisLines)
  const repeat = scenario.repeat > 1 ? ` (run ${scenario.repeat})` : ''
  return [
    `${paint(MEANINGS[scenario.verdict].looks.colour, scenario.verdict.toUpperCase())} ${paint('bold', scenario.id)}${repeat}`,
    ...describeProblem(scenario, clause).map(line => `  ${paintLine(printable(line))}`),
    ...explained.map(line => `  ${paintLine(line)}`),
    '',
  ]
}

function stopLine({ kind, says }: StopReason, notRun: number): string {
  if (kind === 'world-missing') return `${says}.`
  return `The run ended early: ${says}. ${notRun} scenarios did not run.`
}

/** For whoever holds that the target is right. */
function contestLines({ clauses }: Report): readonly string[] {
  const failed = clauses.flatMap(it => it.scenarios).find(({ verdict }) => isFailure(verdict))
  return failed ? [`to contest a verdict: assayer challenge ${failed.id}`] : []
}

function summaryLines(reported: Reported, terminal: Terminal): readonly string[] {
  const { report } = reported
  const { summary, stopped } = report
  const { failed, judged } = summary.divergence
  const isGood = failed === 0 && !(summary.verdicts.unstable > 0)
  const rate = passRateLine(summary)
  return [
    judged === 0 ? rate : painter(terminal)(isGood ? 'green' : 'red', rate),
    `${summary.scenarios} scenarios of ${report.clauses.length} clauses at ${report.target}: ${verdictLine(summary)}`,
    ...figureLines(reported),
    ...skippedLines(report),
    ...(report.diagnosis ? [] : ['diagnosis: too many differences to say what the target behaves like']),
    ...(summary.mixed ? [`note: ${summary.mixed}`] : []),
    ...(stopped ? [stopLine(stopped, summary.notRun)] : []),
    ...contestLines(report).map(line => painter(terminal)('grey', line)),
  ]
}
