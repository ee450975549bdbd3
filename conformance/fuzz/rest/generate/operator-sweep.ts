import fc from 'fast-check'
import { groupBy } from '../../../group-by.ts'
import { later } from '../../later.ts'
import { inAnyCase, isTextual, operandOf } from '../../operands.ts'
import { operatorsOnTexts, type Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { joined, listed, type Part, under, valued } from './parts.ts'
import { filteredList, type Place } from './places.ts'
import { waysTo } from './ways.ts'

/** Every operator on every type of attribute. */
export function operatorSweep(
  places: readonly Place[],
  world: Vocabulary,
): readonly fc.Arbitrary<RestQuery>[] {
  const operators = operatorsIn(world)
  const onTexts = operatorsOnTexts(world)
  return operators.flatMap(operator =>
    [...groupBy(places, it => familyOf(it, onTexts.includes(operator.name))).values()].map(alike =>
      fc.oneof(
        ...alike.map(place => ({
          weight: place.misreadings.size > 0 ? TELLING : 1,
          arbitrary: later(() => filtered(place, operator, operators, world)),
        })),
      ),
    ),
  )
}

/** What an operator on texts does with values of all other types is one question, and each type is one of all others. */
function familyOf({ kind }: Place, isOfTexts: boolean): string {
  return isOfTexts && !isTextual(kind) ? 'any other' : kind
}

/** How much sooner an attribute is asked of values of which are easily misread. */
const TELLING = 3

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
      operand: (value: fc.Arbitrary<string>) =>
        fc.oneof(listed(valued(value), { least: length, most: length }), repeated(value, length)),
    })),
    ...named(presence, () => valued(fc.constantFrom('true', 'false'))),
  ]
}

/** A list that holds one value so often: what lies between a value and itself is just that. */
function repeated(value: fc.Arbitrary<string>, length: number): Part {
  return value.map(text => Array.from({ length }, (_, n) => ({ at: [String(n)], value: text })))
}

/** Alone, beside another operator, in one of two alternatives, negated there and alone, and over one relation or two. */
function filtered(
  place: Place,
  operator: Operator,
  operators: readonly Operator[],
  world: Vocabulary,
): fc.Arbitrary<RestQuery> {
  const value = valueAt(place)
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

function valueAt({ kind, occurring, misreadings }: Place): fc.Arbitrary<string> {
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
