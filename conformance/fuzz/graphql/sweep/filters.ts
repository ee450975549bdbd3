import fc from 'fast-check'
import { later } from '../../later.ts'
import { graphqlName, NOT, operatorsOnTexts, type Vocabulary } from '../../vocabulary.ts'
import type { GraphqlQuery } from '../graphql-query.ts'
import { conditionOn, operationOn } from './conditions.ts'
import { askedOf, type Given, under } from './parts.ts'
import { filtersOf, type List, type Place } from './places.ts'

/** A place, and the list of whose entries it is. */
interface Spot {
  readonly list: List
  readonly place: Place
}

/**
 * Every operator on every kind of attribute; those on texts on texts, and on one of all the others. Alone, negated, or
 * over a relation.
 */
export function filterSweep(
  lists: readonly List[],
  world: Vocabulary,
): readonly fc.Arbitrary<GraphqlQuery>[] {
  const spots = lists.flatMap(list => list.places.map(place => ({ list, place })))
  const onTexts = operatorsOnTexts(world).map(graphqlName)
  const isOfTexts = (operator: string) => onTexts.includes(operator)
  const sweep = ({ operator, spots: those }: Group) =>
    fc.oneof(...those.map(spot => later(() => filtered(spot, operator, { lists, world }))))
  return groupsOf(spots, isOfTexts).map(sweep)
}

interface Group {
  readonly operator: string
  /** It is asked of one of them each time. */
  readonly spots: readonly Spot[]
}

function groupsOf(spots: readonly Spot[], isOfTexts: (operator: string) => boolean): readonly Group[] {
  const operators = [...new Set(spots.flatMap(({ place }) => place.operators))]
  const families = [...new Set(spots.map(familyOf))]
  return operators.flatMap(operator => {
    const able = spots.filter(({ place }) => place.operators.includes(operator))
    const family = isOfTexts(operator)
      ? (spot: Spot) => (familyOf(spot) === 'String' ? 'String' : 'any other')
      : familyOf
    return [...families, 'any other'].flatMap(name => {
      const those = able.filter(spot => family(spot) === name)
      return those.length > 0 ? [{ operator, spots: those }] : []
    })
  })
}

/** What is compared alike: an operator is asked of one of them each time. */
const FAMILIES: Readonly<Record<string, string>> = {
  Float: 'number',
  Long: 'number',
  Date: 'day',
  Time: 'day',
}

function familyOf({ place }: Spot): string {
  return FAMILIES[place.scalar] ?? place.scalar
}

interface Around {
  readonly lists: readonly List[]
  readonly world: Vocabulary
}

/** A filter with one operator. */
function filtered(
  { list, place }: Spot,
  operator: string,
  { lists, world }: Around,
): fc.Arbitrary<GraphqlQuery> {
  const own = conditionOn(place, operator, world)
  const not = graphqlName(NOT)
  const negated = under(place.attribute, under(not, operationOn(place, operator, world)))
  const ways = lists.flatMap(from => waysFrom(from, list, world))
  return fc.oneof(
    { weight: 5, arbitrary: filteredBy(list, own) },
    { weight: 1, arbitrary: filteredBy(list, under(not, own)) },
    { weight: 1, arbitrary: filteredBy(list, negated) },
    ...(ways.length > 0 ? [{ weight: 2, arbitrary: overOneOf(ways, own) }] : []),
  )
}

function overOneOf(ways: ReturnType<typeof waysFrom>, own: Given): fc.Arbitrary<GraphqlQuery> {
  return fc.oneof(...ways.map(({ from, over }) => filteredBy(from, under(over, own))))
}

export function filteredBy({ field }: List, filters: Given): fc.Arbitrary<GraphqlQuery> {
  return askedOf(field, { filters })
}

/** The relations of one list over which filters lead to another. */
export function waysFrom(from: List, to: List, world: Vocabulary) {
  const filters = filtersOf(from.field.args)?.getFields() ?? {}
  return [...from.type.attributes.values()].flatMap(attribute => {
    const leads = attribute.kind === 'relation' && world.leadsTo(attribute)?.uid === to.type.uid
    return leads && filters[attribute.name] ? [{ from, over: attribute.name }] : []
  })
}
