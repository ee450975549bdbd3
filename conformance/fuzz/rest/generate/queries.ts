import fc from 'fast-check'
import type { OracleType } from '../../../targets/oracle.ts'
import { operandOf } from '../../operands.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { filtersOf } from './filters.ts'
import { fieldsOf, localeOf, pagination, publicationState, sortOf } from './lists.ts'
import { joined, type Part, sometimes, under, valued } from './parts.ts'
import { populateOf } from './populate.ts'

/** How many relations, components and groups filters go through, and how many levels are populated. */
const DEPTH = 2

/** Queries to REST for every content-type of a world: lists, single entries, single types. */
export function restQueries(world: Vocabulary): fc.Arbitrary<RestQuery> {
  const own = world.types.filter(({ uid }) => uid.startsWith('api::'))
  return fc.oneof(
    ...own.map(type => ({ weight: world.isReadable(type) ? 12 : 1, arbitrary: queriesOf(type, world) })),
  )
}

function queriesOf(type: OracleType, world: Vocabulary): fc.Arbitrary<RestQuery> {
  const shown = joined(
    sometimes(3, fieldsOf(type)),
    sometimes(3, populateOf(type, world, DEPTH)),
    sometimes(type.draftAndPublish ? 3 : 1, publicationState),
    sometimes(type.localized ? 3 : 1, localeOf(world)),
  )
  if (type.kind === 'singleType') return asked(fc.constant(`/api/${type.singularName}`), shown)
  const list = joined(
    sometimes(7, under(['filters'], filtersOf(type, world, DEPTH))),
    sometimes(4, sortOf(type, world)),
    sometimes(3, pagination),
    sometimes(1, under(['_q'], searched(type, world))),
    shown,
  )
  const id = operandOf('integer', world.valuesOf(type, 'id'))
  const entry = id.map(text => `/api/${type.pluralName}/${encodeURIComponent(text)}`)
  return fc.oneof(
    { weight: 8, arbitrary: asked(fc.constant(`/api/${type.pluralName}`), list) },
    ...(world.isAsked('id') ? [{ weight: 1, arbitrary: asked(entry, shown) }] : []),
  )
}

/** A query for a path. */
export function asked(path: fc.Arbitrary<string>, parameters: Part): fc.Arbitrary<RestQuery> {
  return fc.record({ door: fc.constant('rest' as const), path, parameters })
}

/** A value of any of its texts. */
function searched(type: OracleType, world: Vocabulary): Part {
  return valued(operandOf('string', textsIn(type, world)))
}

/** Some values of each attribute of a type. */
export function textsIn(type: OracleType, world: Vocabulary): readonly string[] {
  return [...type.attributes.keys()].flatMap(name => world.valuesOf(type, name).slice(0, 5))
}
