import fc from 'fast-check'
import type { OracleAttribute, OracleSchema, OracleType } from '../../../targets/oracle.ts'
import { later } from '../../later.ts'
import { misreadingsOf } from '../../misreadings.ts'
import { inAnyCase, isTextual, operandOf } from '../../operands.ts'
import type { ScalarKind } from '../../queried-world.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { Parameter, RestQuery } from '../rest-query.ts'
import { listSweepOf } from './list-sweep.ts'
import { joined, listed, type Part, under, valued } from './parts.ts'
import { asked, textsIn } from './queries.ts'
import { relatedSweepOf } from './related-sweep.ts'

/**
 * Queries that chance alone would ask too seldom: every operator on every type of attribute, and populate as deep as it
 * goes, and searches, orders and pages alone. They are asked in turn, each with other attributes and values every time.
 */
export function sweepOf(world: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const lists = listsIn(world)
  const places = lists.flatMap(type => placesIn(type, world))
  const byKind = new Map<ScalarKind, Place[]>()
  for (const place of places) byKind.set(place.kind, [...(byKind.get(place.kind) ?? []), place])
  const operators = operatorsIn(world)
  const filters = operators.flatMap(operator =>
    [...byKind.values()].map(alike =>
      fc.oneof(
        ...alike.map(place => ({
          weight: place.misreadings.size > 0 ? TELLING : 1,
          arbitrary: later(() => filtered(place, operator, operators, world)),
        })),
      ),
    ),
  )
  const deep = lists.flatMap(type => chainOf(type, world) ?? [])
  const searches = lists.flatMap(type => searchOf(type, world) ?? [])
  const others = lists.flatMap(type => [...listSweepOf(type, world), ...relatedSweepOf(type, world)])
  return [...filters, ...misread(places, world), ...deep, ...searches, ...others, ...usersIn(world)]
}

/** Each operator with a value for each way to misread one, alone: of all values hardly one tells a way by chance. */
function misread(places: readonly Place[], { operators }: Vocabulary): readonly fc.Arbitrary<RestQuery>[] {
  const { comparing, textual, folding } = operators
  const isText = ({ kind }: Place) => isTextual(kind)
  return [
    ...inEachWay(places.filter(isText), [...comparing, ...textual, ...folding]),
    ...inEachWay(
      places.filter(it => !isText(it)),
      comparing,
    ),
  ]
}

function inEachWay(
  places: readonly Place[],
  operators: readonly string[],
): readonly fc.Arbitrary<RestQuery>[] {
  const ways = new Set(places.flatMap(({ misreadings }) => [...misreadings.keys()]))
  return [...ways].flatMap(way => {
    const able = places.flatMap(place => {
      const values = place.misreadings.get(way)
      return values ? [{ place, value: valued(fc.constantFrom(...values)) }] : []
    })
    return [...new Set(operators)].map(operator =>
      fc.oneof(
        ...able.map(({ place: { type, path, attribute }, value }) =>
          filteredList(type, under([...path, attribute, operator], value)),
        ),
      ),
    )
  })
}

/** How much sooner an attribute is asked of values of which are easily misread. */
const TELLING = 3

interface Place {
  readonly type: OracleType
  /** What has the attribute: the type, or one of its components. */
  readonly schema: OracleSchema
  /** The attribute of the type that holds the component; empty for its own. */
  readonly path: readonly string[]
  readonly attribute: string
  readonly kind: ScalarKind
  readonly misreadings: ReturnType<typeof misreadingsOf>
}

/** The attributes of a type, and those of its components. */
function placesIn(type: OracleType, world: Vocabulary): readonly Place[] {
  const components = [...type.attributes.values()].filter(({ kind }) => kind === 'component')
  const holders = [
    { schema: type, path: [] },
    ...components.flatMap(attribute => {
      const schema = world.leadsTo(attribute)
      return schema && !attribute.private ? [{ schema, path: [attribute.name] }] : []
    }),
  ]
  return holders.flatMap(({ schema, path }) =>
    [...schema.attributes.values()].flatMap(attribute => {
      if (attribute.kind !== 'scalar' || attribute.private) return []
      const { name, type: kind } = attribute
      const misreadings = misreadingsOf(kind, world.valuesOf(schema, name))
      return [{ type, schema, path, attribute: name, kind, misreadings }]
    }),
  )
}

interface Operator {
  readonly name: string
  operand(value: fc.Arbitrary<string>): Part
}

function operatorsIn({ operators }: Vocabulary): readonly Operator[] {
  const { comparing, textual, folding, listing, counted, presence } = operators
  const named = (names: readonly string[], operand: Operator['operand']) =>
    [...new Set(names)].map(name => ({ name, operand }))
  return [
    ...named([...comparing, ...textual, ...folding], value => valued(inAnyCase(value))),
    ...named(listing, value => listed(valued(value), { least: 1, most: 3 })),
    ...counted.map(({ name, length }) => ({
      name,
      operand: (value: fc.Arbitrary<string>) => listed(valued(value), { least: length, most: length }),
    })),
    ...named(presence, () => valued(fc.constantFrom('true', 'false'))),
  ]
}

/** Alone, beside another operator, in one of two alternatives, negated there and alone, and over one relation or two. */
function filtered(
  place: Place,
  operator: Operator,
  operators: readonly Operator[],
  world: Vocabulary,
): fc.Arbitrary<RestQuery> {
  const value = valueAt(place, world)
  const using = ({ name, operand }: Operator) => under([...place.path, place.attribute, name], operand(value))
  const own = using(operator)
  const other = fc.oneof(...operators.filter(it => it !== operator).map(using))
  const both = joined(own, other)
  const filter = fc.oneof(
    { weight: 4, arbitrary: own },
    { weight: 1, arbitrary: both },
    { weight: 1, arbitrary: joined(under(['$or', '0'], own), under(['$or', '1'], other)) },
    { weight: 1, arbitrary: joined(under(['$or', '0'], other), under(['$or', '1'], own)) },
    { weight: 1, arbitrary: under(['$or', '0'], both) },
    { weight: 1, arbitrary: under(['$or', '0'], joined(other, under(['$not'], own))) },
    { weight: 1, arbitrary: under(['$not'], own) },
  )
  const ways = waysTo(place.type, world)
  return fc.oneof(
    { weight: 4, arbitrary: filteredList(place.type, filter) },
    ...(ways.length === 0
      ? []
      : [
          {
            weight: 4,
            arbitrary: fc.oneof(...ways.map(({ from, path }) => filteredList(from, under(path, own)))),
          },
        ]),
  )
}

function filteredList({ pluralName }: OracleType, filter: Part): fc.Arbitrary<RestQuery> {
  return asked(fc.constant(`/api/${pluralName}`), under(['filters'], filter))
}

function valueAt({ schema, attribute, kind, misreadings }: Place, world: Vocabulary): fc.Arbitrary<string> {
  const occurring = world.valuesOf(schema, attribute)
  const usual = operandOf(kind, occurring)
  if (occurring.length === 0) return usual
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...occurring) },
    { weight: 2, arbitrary: usual },
    ...(misreadings.size > 0
      ? [{ weight: 4, arbitrary: fc.constantFrom(...[...misreadings.values()].flat()) }]
      : []),
  )
}

interface Way {
  readonly from: OracleType
  readonly path: readonly string[]
}

/** The relations that lead to a type, and two after each other. */
function waysTo(type: OracleType, world: Vocabulary): readonly Way[] {
  const direct = relationsTo(type, world)
  const over = direct.flatMap(({ from, path }) =>
    relationsTo(from, world).map(way => ({ from: way.from, path: [...way.path, ...path] })),
  )
  return [...direct, ...over]
}

function relationsTo({ uid }: OracleType, world: Vocabulary): readonly Way[] {
  return listsIn(world).flatMap(from =>
    relationsFrom(from, world).flatMap(attribute =>
      world.leadsTo(attribute)?.uid === uid ? [{ from, path: [attribute.name] }] : [],
    ),
  )
}

/** The types whose entries everybody may list. */
function listsIn({ types, isReadable }: Vocabulary): readonly OracleType[] {
  return types.filter(type => type.uid.startsWith('api::') && type.kind !== 'singleType' && isReadable(type))
}

/** Populate goes so deep at most where nothing else is documented of it. */
const DEEPEST = 21

/** A path of relations that lead from type to type; null where none leads anywhere. */
function chainOf(type: OracleType, world: Vocabulary): fc.Arbitrary<RestQuery> | null {
  if (relationsFrom(type, world).length === 0) return null
  const picks = fc.array(fc.nat({ max: 1000 }), { minLength: 2, maxLength: DEEPEST, size: 'max' })
  const parameters = picks.map((chosen): readonly Parameter[] => {
    const steps: string[] = []
    let schema: OracleSchema | null = type
    for (const pick of chosen) {
      const able: readonly OracleAttribute[] = schema ? relationsFrom(schema, world) : []
      const step = able[pick % Math.max(1, able.length)]
      if (!step) break
      steps.push(step.name)
      schema = world.leadsTo(step)
    }
    return [{ at: ['populate', '0'], value: steps.join('.') }]
  })
  return asked(fc.constant(`/api/${type.pluralName}`), parameters)
}

function relationsFrom({ attributes }: OracleSchema, world: Vocabulary): readonly OracleAttribute[] {
  return [...attributes.values()].filter(
    attribute => attribute.kind === 'relation' && world.leadsTo(attribute)?.uid.startsWith('api::'),
  )
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
