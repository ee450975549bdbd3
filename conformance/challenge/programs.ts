import { programOf, readVerdicts } from '../publish/read-verdicts.ts'
import type { ClauseVerdicts } from '../publish/verdicts.ts'
import type { Clause, Scenario } from '../suite/clause.ts'

/** What the published report of a real program says of a scenario. */
export interface ProgramWord {
  /** `strapi@4.26.2/sqlite`. */
  readonly program: string
  readonly says: string
}

/** What real programs answered, those alone that serve what the scenario is about. */
export function wordsOfPrograms(
  clause: Clause,
  scenario: Scenario,
  { programs } = readVerdicts(),
): readonly ProgramWord[] {
  const short = scenario.id.slice(clause.id.length + 1)
  return Object.entries(programs)
    .filter(([, { clauses }]) => Object.keys(clauses).some(id => id.startsWith(`${scenario.service}.`)))
    .map(([folder, { clauses }]) => ({ program: programOf(folder), says: wordOn(short, clauses[clause.id]) }))
}

/** A report is perhaps older than the scenario, so that to say nothing of it is not to pass it. */
function wordOn(short: string, verdicts: ClauseVerdicts | undefined): string {
  if (!verdicts || verdicts.unjudged?.includes(short)) return 'was not judged by it'
  const answer = verdicts.answers?.[short]
  if (!answer) return 'its report tells of no difference'
  return answer.accepted ? `as expected: ${answer.how}` : `otherwise: ${answer.how}`
}
