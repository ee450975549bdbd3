import fc from 'fast-check'
import type { OracleType } from '../../../targets/oracle.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import type { RestQuery } from '../rest-query.ts'
import { exactly, grouped, type Part, under } from './parts.ts'
import { unnarrowed } from './places.ts'

const LENGTHS = [3, 4, 6, 11, 21, 60]

/** Groups and lists of operands of which only the last item is another one: what stops at some number loses it. */
export function longListSweep(
  lists: readonly OracleType[],
  world: Vocabulary,
): readonly fc.Arbitrary<RestQuery>[] {
  const able = lists.flatMap(type => {
    const attribute = [...type.attributes.values()].find(
      ({ name, kind, private: isHidden }) =>
        kind === 'scalar' && !isHidden && world.valuesOf(type, name).length > 1,
    )
    return attribute ? [{ type, name: attribute.name, occurring: world.valuesOf(type, attribute.name) }] : []
  })
  if (able.length === 0) return []
  return FORMS.flatMap(form =>
    LENGTHS.map(length =>
      fc.constantFrom(...able).chain(({ type, name, occurring }) =>
        fc
          .shuffledSubarray([...occurring], { minLength: 2, maxLength: 2 })
          .map(([one = '', other = '']) => [...Array.from({ length: length - 1 }, () => one), other])
          .chain(values => unnarrowed(type, under(['filters'], form(name, values)))),
      ),
    ),
  )
}

type Form = (attribute: string, values: readonly string[]) => Part

const FORMS: readonly Form[] = [
  (name, values) => grouped('$or', ...values.map(value => under([name, '$eq'], exactly(value)))),
  (name, values) => grouped('$and', ...values.map(value => under([name, '$ne'], exactly(value)))),
  (name, values) => under([name], grouped('$in', ...values.map(exactly))),
  (name, values) => under([name], grouped('$notIn', ...values.map(exactly))),
]
