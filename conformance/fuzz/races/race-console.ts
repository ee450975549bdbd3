import { printable } from '../../report/printable.ts'
import type { Terminal } from '../../report/reporter.ts'
import { shortPair } from '../../report/short-json.ts'
import { findingLines } from '../report/console.ts'
import type { Finding } from '../report/findings.ts'
import type { FuzzHead } from '../report/report.ts'
import { stoppedLines, type ToldStopped } from '../report/tell-stopped.ts'
import type { Unexplained } from './explain-history.ts'
import type { RaceFinding } from './race-findings.ts'

/** All that a run of races says. */
export interface RaceReport extends FuzzHead {
  readonly clients: number
  readonly races: number
  readonly unexplained: number
  /** Races of which the target answers the commands otherwise in turn as well. */
  readonly wrongInTurn: number
  /** Sentences on what is no difference, and worth knowing. */
  readonly notes: readonly string[]
  readonly stopped: ToldStopped | null
  readonly findings: readonly RaceFinding[]
  /** What it answers otherwise then. */
  readonly inTurn: readonly Finding[]
}

const SAYS: Readonly<Record<Unexplained, string>> = {
  left: 'what is left, or refused, is the outcome of no order',
  read: 'an order explains what is left, but none explains what was read meanwhile',
  answer: 'an order explains what is left and read, but none explains what a write answered',
}

/** One block for each race that no order explains, and for what is otherwise without a race, then the figures. */
export function raceText(report: RaceReport, terminal: Terminal): string {
  const { findings, inTurn, races, wrongInTurn, notes, stopped } = report
  const lines = [
    ...findings.flatMap((finding, index) => [...raceLines(finding, index + 1, terminal), '']),
    ...inTurn.flatMap((finding, index) => [...findingLines(finding, index + 1, terminal), '']),
    ...(races === 0 ? ['nothing was asked'] : figureLines(report)),
    ...(wrongInTurn > 0
      ? [
          `${wrongInTurn} of them ${wrongInTurn === 1 ? 'was' : 'were'} not judged: a single client gets different answers, too`,
        ]
      : []),
    ...notes,
    ...(stopped ? stoppedLines(stopped) : []),
  ]
  return `${lines.map(printable).join('\n')}\n`
}

function figureLines({ races, clients, unexplained, wrongInTurn, findings }: RaceReport): readonly string[] {
  const found =
    unexplained === 0
      ? `an order explains ${wrongInTurn === 0 ? 'each of them' : 'each of the others'}`
      : `${unexplained} of them are explained by no order, in ${findings.length} distinct ${findings.length === 1 ? 'way' : 'ways'}`
  return [`${races} races of ${clients} clients`, found]
}

function raceLines(finding: RaceFinding, number: number, { hasColours }: Terminal): readonly string[] {
  const { kind, seen, tried, races, before, clients, after, nearest, orders } = finding
  const [expected, actual] = shortPair(finding.expected, finding.actual)
  const count = races === 1 ? '1 race' : `${races} races`
  return [
    `RACE ${number}: ${SAYS[kind]} (${count}; repeated ${tried} times, seen ${seen})`,
    ...before.map(text => `  first     ${text}`),
    ...clients.flatMap((texts, index) => texts.map(text => `  client ${index + 1}  ${text}`)),
    ...after.map(text => `  then      ${text}`),
    `  none of ${orders} orders explains it; the nearest is client ${nearest.join(', then client ')}:`,
    `  ${finding.command}`,
    `  ${finding.path}`,
    `    expected ${expected}`,
    `    actual   ${actual}`,
  ].map((line, index) => (index === 0 && hasColours ? `\u001b[31m${line}\u001b[0m` : line))
}
