import type { AnswerReport, DifferenceReport, ScenarioReport, StepReport } from '../report/report.ts'
import type { WholeStep } from '../report/scenario-report.ts'
import type { Clause, ClauseStatus, Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { readStatements, type Statement } from '../suite/statements.ts'
import type { FreedomFacts } from '../targets/oracle.ts'
import type { Ground } from './grounds.ts'
import { type ProgramWord, wordsOfPrograms } from './programs.ts'

/** Everything that somebody needs who decides whether a verdict is right. */
export interface Dossier {
  readonly clause: Clause
  readonly scenario: Scenario
  /** Null: none is chosen yet. */
  readonly ground: Ground | null
  /** Version of the kit. */
  readonly kit: string
  /** What the clause is read from. */
  readonly statements: readonly Statement[]
  readonly premises: readonly Premise[]
  /** What servers are known to be free to do near these statements: the suite is asked of each. */
  readonly freedoms: readonly FreedomFacts[]
  /** Null: no target was asked. */
  readonly target: Told | null
  readonly reference: readonly ToldStep[]
  readonly programs: readonly ProgramWord[]
}

/** What the documentation does not say, and the scenario rests on. */
export interface Premise {
  readonly id: string
  readonly says: string
  readonly status: ClauseStatus
}

/** What became of the scenario at a target. */
export interface Told {
  readonly target: string
  readonly platform: string | null
  /** What its answers were read from; null: the target was asked for this. */
  readonly results: string | null
  readonly scenario: ScenarioReport
  readonly steps: readonly ToldStep[]
}

export interface ToldStep {
  readonly line: string
  /** Null where nothing but the status is known, because it was as expected. */
  readonly curl: string | null
  /** As it went over the wire; null where only a report tells of it. */
  readonly sent: string | null
  readonly status: number | null
  readonly differences: readonly DifferenceReport[]
  readonly answer: AnswerReport | null
}

/** What the suite and the published reports know; what was asked and answered is told. */
export function dossierOf(
  { clauses, directory }: Suite,
  { clause, scenario }: { readonly clause: Clause; readonly scenario: Scenario },
  told: Pick<Dossier, 'ground' | 'kit' | 'target' | 'reference'> & {
    readonly freedoms: readonly FreedomFacts[]
  },
): Dossier {
  const cited = clause.sources.filter(source => typeof source === 'string')
  return {
    ...told,
    clause,
    scenario,
    statements: readStatements(directory).filter(({ id }) => cited.includes(id)),
    premises: scenario.rests.flatMap(id => premiseIn(clauses, id)),
    freedoms: told.freedoms.filter(({ leftOpenBy }) => leftOpenBy.some(id => cited.includes(id))),
    programs: wordsOfPrograms(clause, scenario),
  }
}

/** It is the id of a clause, or of a scenario. */
function premiseIn(clauses: readonly Clause[], id: string): readonly Premise[] {
  const clause = clauses.find(it => it.id === id || it.scenarios.some(scenario => scenario.id === id))
  return clause ? [{ id, says: clause.says, status: clause.status }] : []
}

/** A step of a report, or one of which everything is known. */
export function toldStep(step: StepReport | WholeStep): ToldStep {
  const { method, path, as, status, details } = step
  return {
    line: `${method} ${path} as ${as}`,
    curl: details?.curl ?? null,
    sent: 'sent' in step ? step.sent : null,
    status,
    differences: details?.differences ?? [],
    answer: details?.answer ?? null,
  }
}
