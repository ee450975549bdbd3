import { symptomOf } from '../diagnosis/symptom.ts'
import { sourceText } from '../report/describe.ts'
import type { Report, ScenarioReport } from '../report/report.ts'
import { shortPair } from '../report/short-json.ts'
import { isDiffering, isJudged } from '../run/verdict.ts'
import type { Clause, Observation } from '../suite/clause.ts'
import { isOlder, observationsOf } from '../suite/last-seen.ts'

/** A program as the folder of its report names it. */
export interface NamedProgram {
  readonly program: string
  readonly version: string
  readonly database: string | null
}

/** Of `strapi-4.26.2-sqlite`; null for what names no version. */
export function namedProgram(folder: string): NamedProgram | null {
  const [, program, version, database] = /^([a-z]+)-(\d[\d.]*)(?:-([a-z]+))?$/.exec(folder) ?? []
  return program && version ? { program, version, database: database ?? null } : null
}

/** Clauses whose source says that they were seen at this very program. */
export function seenAt(clauses: readonly Clause[], program: NamedProgram): readonly Clause[] {
  return clauses.filter(clause => isSeenAt(clause, program))
}

/** Whether a clause is observed, and this very program one of its sources. */
export function isSeenAt(clause: Pick<Clause, 'status' | 'sources'>, program: NamedProgram): boolean {
  return clause.status === 'observed' && observationsOf(clause).some(it => isOf(it, program))
}

function isOf({ program, version, database }: Observation, named: NamedProgram): boolean {
  const versions = version.split(/, | and /)
  const isSame = program.toLowerCase() === named.program && versions.includes(named.version)
  return isSame && (!database || !named.database || database.toLowerCase().includes(named.database))
}

/** What became of clauses that were asked again at the program where they were seen. */
export interface Revalidation {
  /** All of whose scenarios that were judged are as the clauses say. */
  readonly confirmed: readonly Clause[]
  readonly drifted: readonly Drift[]
  /** Scenarios that differ just as in the published report. */
  readonly known: readonly string[]
  /** Scenarios of which nothing was learnt, and the published report tells something. */
  readonly lost: readonly string[]
}

/** The program does otherwise than when it was seen. */
export interface Drift {
  readonly clause: Clause
  readonly scenario: string
  readonly came: string
}

/** Compares what a program answers now with what clauses say, and with its published report, if there is one. */
export function revalidate(
  clauses: readonly Clause[],
  fresh: Pick<Report, 'clauses'>,
  published: Pick<Report, 'clauses'> | null,
): Revalidation {
  const before = new Map(scenariosOf(published).map(it => [it.id, it]))
  const now = new Map(fresh.clauses.map(({ id, scenarios }) => [id, scenarios]))
  const rows = clauses.flatMap(clause =>
    (now.get(clause.id) ?? []).map(scenario => ({ clause, scenario, earlier: before.get(scenario.id) })),
  )
  const differing = rows.filter(({ scenario }) => isDiffering(scenario.verdict))
  const isKnown = (row: (typeof rows)[number]) =>
    row.earlier !== undefined && symptomOf(row.earlier) === symptomOf(row.scenario)
  const wrong = new Set(differing.map(({ clause }) => clause))
  const judged = new Set(
    rows.filter(({ scenario }) => isJudged(scenario.verdict)).map(({ clause }) => clause),
  )
  return {
    confirmed: clauses.filter(clause => judged.has(clause) && !wrong.has(clause)),
    drifted: differing
      .filter(row => !isKnown(row))
      .map(({ clause, scenario }) => ({ clause, scenario: scenario.id, came: whatCame(scenario) })),
    known: differing.filter(isKnown).map(({ scenario }) => scenario.id),
    lost: rows
      .filter(({ scenario, earlier }) => earlier && isJudged(earlier.verdict) && !isJudged(scenario.verdict))
      .map(({ scenario }) => scenario.id),
  }
}

function scenariosOf(report: Pick<Report, 'clauses'> | null): readonly ScenarioReport[] {
  return (report?.clauses ?? []).flatMap(({ scenarios }) => scenarios)
}

function whatCame({ steps, reason }: ScenarioReport): string {
  const [difference] = steps.flatMap(({ details }) => details?.differences ?? [])
  if (!difference) return reason ?? 'no answer'
  const { path, expected, actual } = difference
  const [wanted, found] = shortPair(expected, actual)
  return `${path} is ${found}, where ${wanted} was seen`
}

/** What is told of one program. */
export function revalidationText(name: string, found: Revalidation): string {
  const { confirmed, drifted, known, lost } = found
  const lines = drifted.flatMap(({ clause, scenario, came }) => [
    `DRIFTED ${scenario}`,
    `  ${clause.says}`,
    `  source: ${clause.sources.map(sourceText).join(', ')}`,
    ...(clause.disagrees ? [`  known disagreement: ${clause.disagrees}`] : []),
    `  now: ${came}`,
  ])
  const counts = [
    `${counted(confirmed.length, 'observed clause')} confirmed`,
    `${counted(drifted.length, 'scenario')} drifted`,
    `${known.length} differ as its published report says`,
    ...(lost.length > 0 ? [`${lost.length} could not be judged any more: ${shortList(lost)}`] : []),
  ]
  return `${[...lines, `${name}: ${counts.join(', ')}`].join('\n')}\n`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

const MOST_NAMED = 5

function shortList(ids: readonly string[]): string {
  return [...ids.slice(0, MOST_NAMED), ...(ids.length > MOST_NAMED ? ['…'] : [])].join(', ')
}

/** Observed clauses that nobody has seen since a day. */
export function agedText(clauses: readonly Clause[], day: string): string {
  const aged = clauses.filter(clause => isOlder(clause, day))
  const lines = aged.map(({ id, sources }) => `  ${id}  ${sources.map(sourceText).join(', ')}`)
  return `${[`${counted(aged.length, 'observed clause')} ${aged.length === 1 ? 'was' : 'were'} not seen since ${day}`, ...lines].join('\n')}\n`
}
