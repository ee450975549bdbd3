import fc from 'fast-check'
import type { OracleType } from '../../../targets/oracle.ts'
import { inAnyCase } from '../../operands.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { draftSweep } from './draft-sweep.ts'
import { groupSweep } from './group-sweep.ts'
import { listSweepOf, sortsByKind } from './list-sweep.ts'
import { longListSweep } from './long-list-sweep.ts'
import { misreadSweep } from './misread-sweep.ts'
import { operatorSweep } from './operator-sweep.ts'
import { under, valued } from './parts.ts'
import { placedSweep } from './placed-sweep.ts'
import { placesIn } from './places.ts'
import { populateSweep } from './populate-sweep.ts'
import { asked, textsIn } from './queries.ts'
import { behindSweepOf, relatedSweepOf } from './related-sweep.ts'
import { listsIn } from './ways.ts'

/**
 * Queries that chance alone would ask too seldom: what each operator does, wherever it stands, what conditions do beside
 * each other, and orders, pages, searches and populate alone. They are asked in turn, each with other attributes and
 * values every time.
 */
export function sweepOf(world: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const lists = listsIn(world)
  const places = lists.flatMap(type => placesIn(type, world))
  return [
    ...operatorSweep(places, world),
    ...misreadSweep(places, world),
    ...placedSweep(places, world),
    ...groupSweep(lists, world),
    ...longListSweep(lists, world),
    ...lists.flatMap(type => relatedSweepOf(type, world)),
    ...lists.flatMap(type => behindSweepOf(type, world)),
    ...lists.flatMap(type => listSweepOf(type, world)),
    ...sortsByKind(places, world),
    ...draftSweep(lists),
    ...populateSweep(lists, world),
    ...lists.flatMap(type => searchOf(type, world) ?? []),
    ...usersIn(world),
  ]
}

const USER = 'plugin::users-permissions.user'

/** Users whom a value of theirs finds, and none; nothing where not everybody may list them. */
function usersIn(world: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const type = world.types.find(({ uid }) => uid === USER)
  if (!type || !world.isReadable(type)) return []
  return ['username', 'email'].filter(world.isAsked).map(name => {
    const known = fc.constantFrom('nobody', ...world.valuesOf(type, name))
    const value = valued(fc.oneof(known, fc.constant('nobody')))
    return asked(fc.constant('/api/users'), under(['filters', name, '$eq'], value))
  })
}

/** A text of an entry in any case, and nothing besides that would hide whether it is found; null where there is none. */
function searchOf(type: OracleType, world: Vocabulary): fc.Arbitrary<RestQuery> | null {
  const texts = textsIn(type, world)
  if (texts.length === 0) return null
  return asked(
    fc.constant(`/api/${type.pluralName}`),
    under(['_q'], valued(inAnyCase(fc.constantFrom(...texts)))),
  )
}
