import { groupBy } from '../../report/group-by.ts'
import type { Ground } from '../ground.ts'
import { inTurn } from '../in-turn.ts'
import type { Check } from './check.ts'
import { entryChecks } from './entries.ts'
import { filterLaws, idLaws } from './filters.ts'
import { pageChecks, publicationLaws, reversals, sortLaws } from './lists.ts'
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
  reversals,
  entryChecks,
]

/** All that must hold of some lists, in an order in which the first ones are of every kind and every list. */
export function relationsOf(grounds: readonly Ground[]): readonly Check[] {
  const able = grounds.filter(({ rows }) => rows.length > 0)
  const byKind = able.flatMap(ground => [
    ...LAWS.map(laws => laws(ground).map(law => checkOf(law, ground))),
    ...CHECKS.map(checks => checks(ground, able)),
  ])
  return inTurn(byKind.flatMap(byRelation))
}

function byRelation(checks: readonly Check[]): readonly (readonly Check[])[] {
  return [...groupBy(checks, ({ relation }) => relation).values()]
}
