import fc from 'fast-check'
import { later } from '../../later.ts'
import { graphqlName, NOT, type Vocabulary } from '../../vocabulary.ts'
import type { GraphqlQuery, Value } from '../graphql-query.ts'
import { writtenAs } from '../scalars.ts'
import { dividing } from './conditions.ts'
import { filteredBy } from './filters.ts'
import { joined, member } from './parts.ts'
import type { List, Place } from './places.ts'

/**
 * Groups of two conditions each of which has a say: on different attributes, and on the same one, where a server that
 * puts both into one object loses the first.
 */
export function groupSweep(lists: readonly List[], world: Vocabulary): readonly fc.Arbitrary<GraphqlQuery>[] {
  const able = lists.filter(({ places }) => places.length > 1)
  if (able.length === 0) return []
  const forms = formsOf(world.operators.groups.map(graphqlName), graphqlName(NOT))
  return forms.map(form =>
    fc.oneof(...able.map(list => later(() => filteredBy(list, form(conditionsOn(list, world)))))),
  )
}

/** Conditions on the entries of a list. */
interface Conditions {
  /** Two on different attributes. */
  readonly different: fc.Arbitrary<readonly Value[]>
  /** Two on the same one. */
  readonly same: fc.Arbitrary<readonly Value[]>
  /** That an attribute has one of several values, each by itself. */
  readonly equal: fc.Arbitrary<readonly Value[]>
  /** That it has none of them. */
  readonly unequal: fc.Arbitrary<readonly Value[]>
  /** An attribute with two operators. */
  readonly twofold: fc.Arbitrary<Value>
}

function conditionsOn({ places }: List, world: Vocabulary): Conditions {
  const place = fc.constantFrom(...places)
  const made = new Map(places.map(it => [it, later(() => dividing(it, world))]))
  const on = (it: Place) => made.get(it) ?? dividing(it, world)
  const two = fc.shuffledSubarray([...places], { minLength: 2, maxLength: 2 })
  const same = place.chain(it => fc.tuple(on(it), on(it)))
  return {
    different: two.chain(both => fc.tuple(...both.map(on))),
    same,
    equal: eachValue(places, 'eq'),
    unequal: eachValue(places, 'ne'),
    twofold: same.map(joinedBelow),
  }
}

/** So many values at most, of a place that has most. */
const SEVERAL = 4

function eachValue(places: readonly Place[], operator: string): fc.Arbitrary<readonly Value[]> {
  const able = places.filter(({ operators }) => operators.includes(operator))
  if (able.length === 0) return fc.constant([])
  const most = Math.max(0, ...able.map(({ values }) => Math.min(values.length, SEVERAL)))
  return fc
    .constantFrom(...able.filter(({ values }) => values.length >= most))
    .chain(({ attribute, scalar, values }) =>
      fc
        .shuffledSubarray([...values], { minLength: most, maxLength: most })
        .map(chosen => chosen.map(text => member(attribute, member(operator, writtenAs(scalar, text))))),
    )
}

type Form = (conditions: Conditions) => fc.Arbitrary<Value>

/** Each group in each way, and conditions beside each other without one. */
function formsOf(groups: readonly string[], not: string): readonly Form[] {
  const either = fc.constantFrom(...groups)
  const grouped = (group: string, items: readonly Value[]) => member(group, { kind: 'list', items })
  return [
    ...groups.flatMap((group): Form[] => [
      ({ different }) => different.map(items => grouped(group, items)),
      // The likeliest to be lost, of which not every pair tells.
      ({ same }) => same.map(items => grouped(group, items)),
      ({ same }) => same.map(items => grouped(group, items)),
      ({ different, same }) => fc.oneof(different, same).map(items => grouped(group, items)),
      ({ different, same }) =>
        fc
          .tuple(different, same)
          .map(([both, [one]]) => joined([grouped(group, both), ...(one ? [one] : [])])),
      ({ different, same }) =>
        fc
          .tuple(either, different, same)
          .map(([inner, both, [one]]) => grouped(group, [grouped(inner, both), ...(one ? [one] : [])])),
      // What looks at two items at most loses the others.
      ({ equal }) => equal.map(items => grouped(group, items)),
      ({ unequal }) => unequal.map(items => grouped(group, items)),
      ({ different, same }) =>
        fc
          .tuple(either, different, same)
          .map(([inner, both, [one]]) =>
            grouped(group, [member(not, grouped(inner, both)), ...(one ? [one] : [])]),
          ),
      ({ different }) => different.map(items => member(not, grouped(group, items))),
      ({ different }) =>
        different.map(([one, ...others]) => grouped(group, [...(one ? [member(not, one)] : []), ...others])),
    ]),
    ({ different }) => different.map(joined),
    ({ different }) => different.map(items => member(not, joined(items))),
    ({ twofold }) => twofold,
  ]
}

/** Two conditions on one attribute as one with both operators. */
function joinedBelow(conditions: readonly Value[]): Value {
  const [first] = conditions.flatMap(it => (it.kind === 'object' ? it.members : []))
  const below = conditions.flatMap(it => (it.kind === 'object' ? it.members.map(({ value }) => value) : []))
  return first ? member(first.name, joined(below)) : joined(conditions)
}
