import type { Clause } from '../suite/clause.ts'
import { listProfiles } from '../targets/oracle.ts'
import { firstToNotice } from './first-to-notice.ts'
import { readKeptMatrix } from './kept-matrix.ts'

/** What a real program does is met more often than what nobody was seen to do. */
const SEEN = 25

/** A difference from what the documentation does not say turns nothing red. */
const NOTE = 0.1

/**
 * How likely each scenario is the first to turn red, by id, the likeliest first: by the quirks that it notices, those of
 * profiles above all. Null where no matrix knows any of these clauses' scenarios.
 */
export async function likelyReds(clauses: readonly Clause[]): Promise<ReadonlyMap<string, number> | null> {
  const matrix = readKeptMatrix()
  const clauseOf = new Map(clauses.flatMap(clause => clause.scenarios.map(({ id }) => [id, clause] as const)))
  if (!matrix?.scenarios.some(id => clauseOf.has(id))) return null
  const seen = new Set((await listProfiles()).flatMap(({ quirks }) => quirks))
  return firstToNotice(matrix, {
    ofQuirk: quirk => (seen.has(quirk) ? SEEN : 1),
    ofScenario: id => {
      const clause = clauseOf.get(id)
      if (!clause) return 0
      return clause.status === 'documented' ? 1 : NOTE
    },
  })
}
