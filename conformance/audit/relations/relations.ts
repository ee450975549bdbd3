import { groupBy } from '../../group-by.ts'
import type { Ground } from '../ground.ts'
import { inTurn } from '../in-turn.ts'
import type { Check } from './check.ts'
import { entryChecks } from './entries.ts'
import { filterLaws, idLaws } from './filters.ts'
import { loneParameters, pageChecks, publicationLaws, reversals, sortLaws } from './lists.ts'
import { placeLaws } from './places.ts'
import { nestedChecks, populateChecks } from './populate.ts'
import { checkOf, type SetLaw } from './sets.ts'

/** Laws about which entries lists hold. A new one: its function, a line here. */
const LAWS: readonly ((ground: Ground) => readonly SetLaw[])[] = [
  idLaws,
  publicationLaws,
  sortLaws,
  filterLaws,
]

/** Whatever else must hold between answers. A new one: its function, a line here. */
const CHECKS: readonly ((ground: Ground, all: readonly Ground[]) => readonly Check[])[] = [
  populateChecks,
  nestedChecks,
  pageChecks,
  loneParameters,
  reversals,
  entryChecks,
]

/**
 * All that must hold of some lists, in an order in which the first ones are of every kind and every list. Where else
 * conditions may stand comes behind that.
 */
export function relationsOf(grounds: readonly Ground[]): readonly Check[] {
  const able = grounds.filter(({ rows }) => rows.length > 0)
  const byGround = able.map(ground => [
    ...LAWS.flatMap(laws => byRelation(laws(ground).map(law => checkOf(law, ground)))),
    ...CHECKS.flatMap(checks => byRelation(checks(ground, able))),
  ])
  const firsts = byGround.map(groups => groups.flatMap(its => its.slice(0, 1)))
  const others = byGround.flat().map(its => its.slice(1))
  const later = able.flatMap(ground => byRelation(placeLaws(ground).map(law => checkOf(law, ground))))
  return [
    ...inTurn(firsts.map((its, at) => startingAt(its, at / firsts.length))),
    ...inTurn([...others, ...later]),
  ]
}

/** Each list begins with other relations, so that few questions tell of many. */
function startingAt(checks: readonly Check[], share: number): readonly Check[] {
  const from = Math.floor(checks.length * share)
  return [...checks.slice(from), ...checks.slice(0, from)]
}

function byRelation(checks: readonly Check[]): readonly (readonly Check[])[] {
  return [...groupBy(checks, ({ relation }) => relation).values()]
}
