import { matches } from '../../../content/actions/list.ts'
import { operandRules } from '../../../content/query/filters/operands.ts'
import { unitOf } from '../../change-unit.ts'
import { type Deviation, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { type Comparison, withComparisons } from './rewriting.ts'

const CLAUSE = 'content.filters.default-attributes'
const MOMENTS: readonly (readonly [name: string, word: string])[] = [
  ['createdAt', 'created-at'],
  ['updatedAt', 'updated-at'],
  ['publishedAt', 'published-at'],
]
const DAY = 86_400_000

/** Filters on the attributes that every entry has. */
export const defaultAttributeQuirks: readonly Quirk[] = [
  ...deviations(
    matches,
    [
      ...[...MOMENTS, ['locale', 'locale'] as const].map(([name, word]) =>
        leftOut(`${word}-ignored`, name, 'is left out', ({ path }) => path.length === 0),
      ),
      ...MOMENTS.map(([name, word]) =>
        leftOut(
          `related-${word}-ignored`,
          name,
          'of a related entry is left out',
          ({ path }) => path.length > 0,
        ),
      ),
      leftOut('created-at-in-or-ignored', 'createdAt', 'in $or is left out', ({ item }) => item !== null),
      leftOut('published-at-in-or-ignored', 'publishedAt', 'in $or is left out', ({ item }) => item !== null),
    ],
    CLAUSE,
  ),
  ...deviations(
    unitOf(operandRules, 'content.filters.operand.datetime'),
    MOMENTS.filter(([name]) => name !== 'publishedAt').map(([name, word]) => [
      `${word}-by-day`,
      `${name} is compared with the beginning of a day`,
      ({ read }) => ({
        read: (operand, attribute) => {
          const found = read(operand, attribute)
          return attribute === name ? Math.floor(Number(found) / DAY) * DAY : found
        },
      }),
    ]),
    CLAUSE,
  ),
]

function leftOut(
  wrong: string,
  name: string,
  says: string,
  covers: (comparison: Comparison) => boolean,
): Deviation<typeof matches> {
  return [
    wrong,
    `a filter on ${name} ${says}`,
    withComparisons(comparison => {
      const { attribute, operator, operand } = comparison
      return attribute?.name === name && covers(comparison) ? {} : { [operator]: operand }
    }),
  ]
}
