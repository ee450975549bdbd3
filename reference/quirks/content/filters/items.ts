import { matches } from '../../../content/actions/list.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { type Comparison, type Filters, withComparisons } from './rewriting.ts'

/** What is wrong with operators that take a list, and with ids. */
export const itemQuirks: readonly Quirk[] = [
  ...deviations(
    matches,
    [
      ['two-items', '$in looks at its first two items alone', asking('$in', cut(2))],
      ['ten-items', '$in looks at its first ten items alone', asking('$in', cut(10))],
    ],
    'content.filters.in',
  ),
  ...deviations(
    matches,
    [
      ['two-items', '$notIn looks at its first two items alone', asking('$notIn', cut(2))],
      ['ten-items', '$notIn looks at its first ten items alone', asking('$notIn', cut(10))],
    ],
    'content.filters.not-in',
  ),
  ...deviations(
    matches,
    [
      [
        'by-first-digits',
        '$in finds each id that begins with the digits of one of its items',
        asking('$in', ({ operand }) => ({ $startsWith: operand }), isId),
      ],
      ['in-ignored', '$in is ignored of ids', asking('$in', () => ({}), isId)],
      ['in-first-only', '$in looks at the first id alone', asking('$in', cut(1), isId)],
      ['in-ten', '$in looks at the first ten ids alone', asking('$in', cut(10), isId)],
      ['not-in-ignored', '$notIn is ignored of ids', asking('$notIn', () => ({}), isId)],
      ['eq-ignored', '$eq is ignored of ids', asking('$eq', () => ({}), isId)],
      [
        'related-ignored',
        '$in is ignored of the ids of related entries',
        asking(
          '$in',
          () => ({}),
          comparison => isId(comparison) && comparison.path.length > 0,
        ),
      ],
    ],
    'content.filters.id',
  ),
]

/** What is asked in the place of one operator. */
function asking(
  wanted: string,
  instead: (comparison: Comparison) => Filters,
  covers: (comparison: Comparison) => boolean = () => true,
): Deviation<typeof matches>[2] {
  return withComparisons(comparison => {
    const { operator, operand } = comparison
    return operator === wanted && covers(comparison) ? instead(comparison) : { [operator]: operand }
  })
}

function cut(most: number): (comparison: Comparison) => Filters {
  return ({ operator, operand }) => ({
    [operator]: Array.isArray(operand) ? operand.slice(0, most) : operand,
  })
}

function isId({ attribute }: Comparison): boolean {
  return attribute === undefined
}
