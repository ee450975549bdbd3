import { createHash } from 'node:crypto'
import type { ClauseReport, Diagnosis, DifferenceReport, Report, ScenarioReport } from '../report/report.ts'
import { isDiffering, isJudged } from '../run/verdict.ts'
import type { PublishedReport } from './reports-index.ts'

/** What the published reports say of programs, short enough to be part of the package: `reports/verdicts.json`. */
export interface Verdicts {
  readonly format: 'assayer-verdicts'
  readonly version: 1
  /** By the name of the report's folder: `strapi-4.26.2-sqlite`. */
  readonly programs: Readonly<Record<string, ProgramVerdicts>>
}

export interface ProgramVerdicts {
  /** What its platform runs as; null: it has none. */
  readonly platform: string | null
  /** Clauses of which some scenario was judged. */
  readonly clauses: Readonly<Record<string, ClauseVerdicts>>
}

/** Of scenarios the last part of their ids. */
export interface ClauseVerdicts {
  /** Those that were not judged; all others were. */
  readonly unjudged?: readonly string[]
  /** How many scenarios there are; where some were not judged. */
  readonly scenarios?: number
  /** Those that were not answered as the reference answers, or by one of several accepted answers. */
  readonly answers?: Readonly<Record<string, ProgramAnswer>>
}

/** What a program made of one scenario. */
export interface ProgramAnswer {
  /** What the scenario shows. */
  readonly says: string
  /** How it was answered, in a few words. */
  readonly how: string
  /** Whether it is as expected: one of several accepted answers. */
  readonly accepted?: true
  /** Equal for equal answers. */
  readonly key: string
}

/** The verdicts of published reports. */
export function verdictsOf(published: readonly PublishedReport[]): Verdicts {
  const programs = published.map(({ folder, report }) => [folder, programVerdicts(report)] as const)
  return { format: 'assayer-verdicts', version: 1, programs: Object.fromEntries(programs) }
}

/** The verdicts of one report. */
export function programVerdicts({ clauses, diagnosis, platform }: Report): ProgramVerdicts {
  const explained = new Map(
    (diagnosis ?? []).flatMap(cause => cause.scenarios.map(scenario => [scenario, cause] as const)),
  )
  const judged = clauses.flatMap(clause => {
    const verdicts = clauseVerdicts(clause, explained)
    return verdicts ? [[clause.id, verdicts] as const] : []
  })
  return { platform: platform?.version ?? null, clauses: Object.fromEntries(judged) }
}

function clauseVerdicts(
  { id, scenarios }: ClauseReport,
  explained: ReadonlyMap<string, Diagnosis>,
): ClauseVerdicts | null {
  const shortOf = (scenario: ScenarioReport) => scenario.id.slice(id.length + 1)
  const unjudged = scenarios.filter(({ verdict }) => !isJudged(verdict))
  if (unjudged.length === scenarios.length) return null
  const answers = scenarios.flatMap(scenario => {
    const answer = answerOf(scenario, explained.get(scenario.id))
    return answer ? [[shortOf(scenario), answer] as const] : []
  })
  return {
    ...(unjudged.length > 0 && { unjudged: unjudged.map(shortOf), scenarios: scenarios.length }),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
  }
}

function answerOf(
  { says, verdict, steps }: ScenarioReport,
  cause: Diagnosis | undefined,
): ProgramAnswer | null {
  if (isDiffering(verdict)) {
    const differences = steps.flatMap(({ details }) => details?.differences ?? [])
    if (cause) return { says, how: `as if ${cause.says}`, key: cause.quirk }
    return { says, how: inWords(differences[0]), key: hashOf(differences) }
  }
  const accepted = steps.flatMap(step => step.accepted ?? [])
  if (!isJudged(verdict) || accepted.length === 0) return null
  const matched = [...new Set(accepted.flatMap(it => it.matched))]
  return { says, how: `as ${matched.join(' and ')}`, accepted: true, key: hashOf(matched) }
}

function inWords(difference: DifferenceReport | undefined): string {
  if (!difference) return 'no answer'
  const { path, actual, expected } = difference
  return `${path} is ${short(actual)}, where ${short(expected)} is expected`
}

const LONGEST = 60

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}

/** The text of `reports/verdicts.json`: a line for each clause, so that changes of it can be read. */
export function verdictsText({ programs, ...head }: Verdicts): string {
  const written = Object.entries(programs).map(([name, { platform, clauses }]) => {
    const lines = Object.entries(clauses).map(
      ([id, verdicts]) => `   ${JSON.stringify(id)}: ${JSON.stringify(verdicts)}`,
    )
    return ` ${JSON.stringify(name)}: {"platform": ${JSON.stringify(platform)}, "clauses": {\n${lines.join(',\n')}}}`
  })
  return `{"format": ${JSON.stringify(head.format)}, "version": ${head.version}, "programs": {\n${written.join(',\n')}}}\n`
}
