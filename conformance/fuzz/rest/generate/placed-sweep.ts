import fc from 'fast-check'
import { groupBy } from '../../../group-by.ts'
import type { OracleType } from '../../../targets/oracle.ts'
import { readAs } from '../../misreadings.ts'
import { once } from '../../once.ts'
import { isTextual } from '../../operands.ts'
import { tellingOperands } from '../../telling-operands.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { exactly, listOf, nothing, type Part, under, valued } from './parts.ts'
import { type Place, turned, unnarrowed } from './places.ts'
import { waysTo } from './ways.ts'

/**
 * Each operator on related entries, to one, to several and over two relations, and on components, with what tells it from
 * the other operators: a server may have another way to compare there.
 */
export function placedSweep(places: readonly Place[], world: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const spots = groupBy(
    places.flatMap(place => spotsAt(place, world)),
    ({ where }) => where,
  )
  return [...spots.values()].flatMap(alike =>
    conditionsIn(world).flatMap(condition => {
      const able = alike.filter(({ place }) => condition.fits(place))
      return able.length > 0 ? [askedAtOne(able, condition)] : []
    }),
  )
}

/** An attribute as it is reached from a list. */
interface Spot {
  readonly where: string
  readonly place: Place
  readonly from: OracleType
  readonly path: readonly string[]
}

function spotsAt(place: Place, world: Vocabulary): readonly Spot[] {
  const { type, path } = place
  if (path.length > 0) return [{ where: 'in a component', place, from: type, path }]
  return waysTo(type, world).map(way => {
    const [first = ''] = way.path
    const attribute = way.from.attributes.get(first)
    const isToMany = attribute?.kind === 'relation' && attribute.many
    const direct = isToMany ? 'behind a relation to several' : 'behind a relation to one'
    const where = way.path.length > 1 ? 'behind two relations' : direct
    // What nothing there is related to tells nothing.
    const occurring = world.valuesBehind(way.from, way.path, place.attribute)
    return { where, place: { ...place, occurring }, ...way }
  })
}

/** What is asked of an attribute. */
interface Condition {
  readonly fits: (place: Place) => boolean
  /** Null where nothing that occurs would tell anything. To find that out takes long. */
  readonly on: (place: Place) => Part | null
}

/** So many operands of each operator are asked, one in each query. */
const OPERANDS = [0, 1]

function conditionsIn(world: Vocabulary): readonly Condition[] {
  const { comparing, textual, folding, listing, counted, presence } = world.operators
  const isText = ({ kind }: Place) => isTextual(kind)
  const telling = (operator: string, at: number) => (place: Place) => {
    const operands = tellingOperands(operator, place, world.operators)
    const operand = operands[at % Math.max(1, operands.length)]
    return operand === undefined ? null : under([operator], exactly(operand))
  }
  const comparisons = (operators: readonly string[], fits: Condition['fits']) =>
    [...new Set(operators)].flatMap(operator => OPERANDS.map(at => ({ fits, on: telling(operator, at) })))
  return [
    ...comparisons(comparing, place => !isText(place)),
    ...comparisons([...textual, ...folding], isText),
    ...listing.map(name => ({
      fits: () => true,
      on: (place: Place) => someOf(name, 2, place.occurring),
    })),
    ...counted.map(({ name, length }) => ({
      fits: (place: Place) => !isText(place),
      on: (place: Place) => within(name, length, { place, world }),
    })),
    ...presence.map(name => ({
      fits: () => true,
      on: () => under([name], valued(fc.constantFrom('true', 'false'))),
    })),
  ]
}

/** Of fewer values hardly one tells anything. */
const MANY = 3

/** Of the first spot where something tells, beginning where many values occur; of one without it where nothing does. */
function askedAtOne(spots: readonly Spot[], condition: Condition): fc.Arbitrary<RestQuery> {
  const on = once(condition.on)
  const hasMany = ({ place }: Spot) => place.occurring.length >= MANY
  const many = spots.filter(hasMany)
  const few = spots.filter(spot => !hasMany(spot))
  return fc.nat().chain(at => {
    for (const { place, from, path } of [...turned(many, at), ...turned(few, at)]) {
      const part = on(place)
      if (part) return unnarrowed(from, under(['filters', ...path, place.attribute], part))
    }
    return fc.constantFrom(...spots).chain(({ from }) => unnarrowed(from, nothing))
  })
}

function someOf(operator: string, count: number, occurring: readonly string[]): Part | null {
  if (occurring.length <= count) return null
  return fc
    .shuffledSubarray([...occurring], { minLength: count, maxLength: count })
    .chain(values => under([operator], listOf(values)))
}

/** Bounds that leave some values out on either side. */
function within(
  operator: string,
  length: number,
  { place, world }: { readonly place: Place; readonly world: Vocabulary },
): Part | null {
  const ordered = orderedAt(place, world)
  if (ordered.length < length + 2) return null
  return fc
    .subarray(ordered.slice(1, -1), { minLength: length, maxLength: length })
    .chain(values => under([operator], listOf(values)))
}

function orderedAt(place: Place, world: Vocabulary): string[] {
  const read = readAs(place.kind)
  const isLess = (a: string, b: string) => world.operators.keeps('$lt', read(a), read(b)) === true
  return [...place.occurring].sort((a, b) => Number(isLess(b, a)) - Number(isLess(a, b)))
}
