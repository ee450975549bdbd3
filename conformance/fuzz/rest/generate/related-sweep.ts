import fc from 'fast-check'
import { groupBy } from '../../../group-by.ts'
import type { OracleAttribute, OracleSchema, OracleType } from '../../../targets/oracle.ts'
import { operandOf } from '../../operands.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { sortable } from './lists.ts'
import { exactly, joined, nameAmong, type Part, under, valued } from './parts.ts'
import { filteredList } from './places.ts'
import { asked } from './queries.ts'
import { waysTo } from './ways.ts'

/**
 * Filters over a relation to several beside what else depends on it: the related entries that are shown, an order, a short
 * page, and another condition on them. A server that joins tables has all of them in one query.
 */
export function relatedSweepOf(type: OracleType, world: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const related = [...type.attributes.values()].flatMap(attribute => relatedBy(attribute, world) ?? [])
  if (related.length === 0) return []
  const own = nameAmong(sortable(type, world))
  const filtered = (part: (related: Related) => Part) => fc.oneof(...related.map(part))
  const condition = ({ name, inner }: Related) => under(['filters', name], inner)
  return [
    ...related.map(it => joined(condition(it), under(['populate'], exactly(it.name)))),
    filtered(it => joined(condition(it), under(['sort'], valued(own)), SHORT_PAGE)),
    filtered(it => under(['filters', it.name], joined(either(it), it.inner))),
  ].map(part => asked(fc.constant(`/api/${type.pluralName}`), part))
}

/** Two conditions on the same entry behind one relation, and behind two: a server that goes on with one of them loses the other. */
export function behindSweepOf(type: OracleType, world: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const conditions = conditionsOn(type, world)
  if (conditions.length < 2) return []
  const two = fc
    .shuffledSubarray([...conditions], { minLength: 2, maxLength: 2 })
    .chain(parts => joined(...parts))
  const behind = groupBy(waysTo(type, world), ({ path }) => path.length)
  return [...behind.values()].map(ways =>
    fc.oneof(...ways.map(({ from, path }) => filteredList(from, under(path, two)))),
  )
}

interface Related {
  readonly name: string
  /** A condition on the related entries. */
  readonly inner: Part
}

/** Null where it leads to one entry at most, or to none that have values. */
function relatedBy(attribute: OracleAttribute, world: Vocabulary): Related | null {
  const schema = world.leadsTo(attribute)
  if (attribute.kind !== 'relation' || !attribute.many || !schema?.uid.startsWith('api::')) return null
  const conditions = conditionsOn(schema, world)
  return conditions.length > 0 ? { name: attribute.name, inner: fc.oneof(...conditions) } : null
}

/** Values that occur, so that some related entries are meant and others are not. */
function conditionsOn(schema: OracleSchema, world: Vocabulary): readonly Part[] {
  const { comparing } = world.operators
  return [...schema.attributes.values()].flatMap(attribute => {
    const occurring = world.valuesOf(schema, attribute.name)
    if (attribute.kind !== 'scalar' || attribute.private || occurring.length === 0) return []
    const value = fc.oneof(fc.constantFrom(...occurring), operandOf(attribute.type, occurring))
    return fc.constantFrom(...comparing).chain(name => under([attribute.name, name], valued(value)))
  })
}

function either({ inner }: Related): Part {
  return joined(under(['$or', '0'], inner), under(['$or', '1'], inner))
}

const SHORT_PAGE = under(['pagination', 'pageSize'], valued(fc.constantFrom('1', '2', '3')))
