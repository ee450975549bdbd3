import fc from 'fast-check'
import { type GraphQLField, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql'
import type { OracleSchema } from '../../../targets/oracle.ts'
import { later } from '../../later.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { type GraphqlQuery, plain, type Selection } from '../graphql-query.ts'
import type { Schemas } from '../schemas.ts'
import { dividing } from './conditions.ts'
import { ordersOf, stateOf } from './lists.ts'
import { argumentsFor, asking, branch, type Given, leaf, under } from './parts.ts'
import { type List, mayBeRead, placesOf } from './places.ts'

/** What entries of a list lead to by a field that takes arguments. */
interface Relation {
  readonly list: List
  readonly field: GraphQLField<unknown, unknown>
  readonly schema: OracleSchema
}

/** The arguments of what entries lead to, each alone: filters, previews, orders, pages. */
export function relationSweep(
  lists: readonly List[],
  schemas: Schemas,
  world: Vocabulary,
): readonly fc.Arbitrary<GraphqlQuery>[] {
  const all = lists.flatMap(list => relationsOf(list, schemas, world))
  return WAYS.flatMap(way => {
    const able = all.flatMap(relation => {
      const given = way(relation, world)
      return given ? [askedBelow(relation, given)] : []
    })
    return able.length > 0 ? [fc.oneof(...able)] : []
  })
}

/** What a relation is given; null where it takes no such thing. */
type Way = (relation: Relation, world: Vocabulary) => Readonly<Record<string, Given>> | null

const filtered: Way = ({ schema, field }, world) => {
  const places = placesOf(schema, field.args, world)
  if (places.length === 0) return null
  return { filters: fc.oneof(...places.map(place => later(() => dividing(place, world)))) }
}

const previewed: Way = ({ field }) => {
  const publicationState = stateOf(field)
  return publicationState && { publicationState }
}

/** In an order, so that it is told what a page has. */
const paged =
  (...names: readonly string[]): Way =>
  ({ schema }, world) => ({
    pagination: fc.constantFrom(...names).chain(name => under(name, fc.constantFrom(plain('1'), plain('2')))),
    sort: ordersOf(schema, world).one,
  })

const WAYS: readonly Way[] = [
  ...[filtered, previewed],
  ({ schema }, world) => ({ sort: ordersOf(schema, world).one }),
  ({ schema }, world) => ({ sort: ordersOf(schema, world).two }),
  ...[paged('start', 'limit'), paged('page', 'pageSize')],
]

function relationsOf(list: List, schemas: Schemas, world: Vocabulary): readonly Relation[] {
  const entry = getNamedType(below(below(list.field.type, 'data'), 'attributes'))
  const fields = isObjectType(entry) ? Object.values(entry.getFields()) : []
  return fields.flatMap(field => {
    const schema = schemas.listedBy(field.args)
    return schema && mayBeRead(schema, world) ? [{ list, field, schema }] : []
  })
}

/** The type of a field of a type. */
function below(type: GraphQLOutputType | undefined, name: string): GraphQLOutputType | undefined {
  const named = getNamedType(type)
  return isObjectType(named) ? named.getFields()[name]?.type : undefined
}

/** Components stand there themselves, entries below `data`. */
function askedBelow(
  { list, field }: Relation,
  given: Readonly<Record<string, Given>>,
): fc.Arbitrary<GraphqlQuery> {
  const shown = below(field.type, 'data') ? branch('data', leaf('id')) : leaf('id')
  return argumentsFor(field, given).map(args => {
    const inner: Selection = { name: field.name, args, selections: [shown] }
    return asking(branch(list.field.name, branch('data', leaf('id'), branch('attributes', inner))))
  })
}
