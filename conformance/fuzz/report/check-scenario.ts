import { compareAnswer, mapExpectation } from '../../compare/expectation.ts'
import { type CheckedWorlds, checkClause, checkOwnClause } from '../../suite/check-clause.ts'
import type { Clause } from '../../suite/clause.ts'
import type { ClauseDocument, ScenarioDocument } from '../../suite/clause-document.ts'
import { fillExpected } from '../../suite/placeholder.ts'
import type { EntryNames } from '../names.ts'
import type { Judged } from '../twin.ts'

export interface CheckOptions {
  readonly worlds: CheckedWorlds
  /** The natural keys of the world that is asked, which may be none of the suite's. */
  readonly keys: ReadonlyMap<string, string>
  readonly names: EntryNames
  /** Where the oracle's site says that it is; null where there is none. */
  readonly siteAddress: string | null
}

/** Why a scenario is no use in the file of a clause: by the checks of the suite, or since it tells nothing; else null. */
export function whyNot(
  scenario: ScenarioDocument,
  clause: Clause,
  judged: Judged,
  options: CheckOptions,
): string | null {
  return whyMisplaced(scenario, clause, options) ?? whyPointless(scenario, judged, options)
}

function whyMisplaced(
  scenario: ScenarioDocument,
  { id, says, status, file }: Clause,
  { worlds, keys }: CheckOptions,
): string | null {
  const document: ClauseDocument = { clause: id, says, status, source: [], scenarios: [scenario] }
  const isOwn = !worlds.names.includes(scenario.world)
  const own: CheckedWorlds = { ...worlds, keysOf: () => keys }
  const problems = isOwn ? checkOwnClause(document, file, own) : checkClause(document, file, worlds)
  const problem = problems.find(({ path }) => path.startsWith('scenarios'))
  return problem ? `${problem.path}: expected ${problem.expected}` : null
}

/** It must accept the oracle's answer, and no other. */
function whyPointless(
  scenario: ScenarioDocument,
  { expected, actual }: Judged,
  { names, siteAddress }: CheckOptions,
): string | null {
  const { expect, graphql } = scenario.steps?.at(-1) ?? scenario
  if (!expect || actual.kind === 'no-answer') return null
  const filled = mapExpectation(expect, value =>
    fillExpected(value, {
      entry: ({ plural, key }) => {
        const id = names.idOf(plural, key)
        return graphql === undefined ? id : String(id)
      },
      fact: ({ name }) => (name === 'site' ? (siteAddress ?? '') : ''),
      saved: () => undefined,
    }),
  )
  if (compareAnswer(filled, expected).length > 0) return 'the reference does not pass it'
  return compareAnswer(filled, actual).length > 0 ? null : 'the target passes it'
}
