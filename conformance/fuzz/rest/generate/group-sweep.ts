import fc from 'fast-check'
import type { OracleSchema, OracleType } from '../../../targets/oracle.ts'
import { NOT, type Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { grouped, joined, type Part, under, valued } from './parts.ts'
import { unnarrowed } from './places.ts'
import { relationsFrom } from './ways.ts'

/** How often each form is asked, each time of another type and of other values. */
const TIMES = 2

/**
 * Conditions on relations and on attributes of the type itself, in groups and beside them: a server that joins tables for
 * some of them may lose the others.
 */
export function groupSweep(
  lists: readonly OracleType[],
  world: Vocabulary,
): readonly fc.Arbitrary<RestQuery>[] {
  const able = lists.flatMap(type => {
    const related = relatedTo(type, world)
    const own = conditionsOf(type, world)
    return own && related.length > 0 ? [{ type, own, related: fc.oneof(...related) }] : []
  })
  if (able.length === 0) return []
  return FORMS.flatMap(form =>
    Array.from({ length: TIMES }, () =>
      fc.oneof(
        ...able.map(({ type, own, related }) => unnarrowed(type, under(['filters'], form(own, related)))),
      ),
    ),
  )
}

type Form = (own: Part, related: Part) => Part

const FORMS: readonly Form[] = [
  (own, related) => grouped('$or', related, own),
  (_, related) => grouped('$or', related, related),
  (own, related) => joined(grouped('$or', own, own), related),
  (own, related) => joined(grouped('$or', related, own), own),
  (own, related) => grouped('$and', related, own),
  (own, related) => joined(grouped('$and', own, own), related),
  (own, related) => joined(under([NOT], related), own),
  (own, related) => joined(under([NOT], own), related),
  (own, related) => grouped('$or', joined(related, own), own),
  (_, related) => joined(related, related),
]

/** One condition on the entries behind each relation. */
function relatedTo(type: OracleType, world: Vocabulary): readonly Part[] {
  return relationsFrom(type, world).flatMap(attribute => {
    const schema = world.leadsTo(attribute)
    const condition = schema && conditionsOf(schema, world)
    return condition ? [under([attribute.name], condition)] : []
  })
}

/** That an attribute has a value that occurs, or has another; null where none has values. */
function conditionsOf(schema: OracleSchema, world: Vocabulary): Part | null {
  const conditions = [...schema.attributes.values()].flatMap(attribute => {
    const occurring = world.valuesOf(schema, attribute.name)
    if (attribute.kind !== 'scalar' || attribute.private || occurring.length === 0) return []
    return [under([attribute.name], comparedWith(occurring))]
  })
  return conditions.length > 0 ? fc.oneof(...conditions) : null
}

function comparedWith(occurring: readonly string[]): Part {
  return fc
    .constantFrom('$eq', '$eq', '$ne')
    .chain(operator => under([operator], valued(fc.constantFrom(...occurring))))
}
