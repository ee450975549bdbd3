import { matches } from '../../../content/actions/list.ts'
import type { ComparableType } from '../../../content/query/comparable.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { type Comparison, withComparisons } from './rewriting.ts'

const TEXTS: readonly ComparableType[] = ['string', 'text', 'richtext', 'uid']
const NUMBERS: readonly ComparableType[] = ['integer', 'float', 'decimal']

/** Operators, by what they are called in clauses, and the types of attributes on which each must work. */
const WORKING: readonly (readonly [
  operators: Readonly<Record<string, string>>,
  types: readonly ComparableType[],
])[] = [
  [{ eq: '$eq', ne: '$ne', in: '$in', 'not-in': '$notIn' }, [...TEXTS, ...NUMBERS, 'boolean', 'enumeration']],
  [{ lt: '$lt', lte: '$lte', gt: '$gt', gte: '$gte' }, [...NUMBERS, 'uid', 'datetime']],
  [{ null: '$null', 'not-null': '$notNull' }, [...TEXTS, ...NUMBERS, 'boolean', 'enumeration', 'date']],
  [
    {
      eqi: '$eqi',
      nei: '$nei',
      contains: '$contains',
      containsi: '$containsi',
      'not-contains': '$notContains',
      'not-containsi': '$notContainsi',
      'starts-with': '$startsWith',
      'starts-withi': '$startsWithi',
      'ends-with': '$endsWith',
      'ends-withi': '$endsWithi',
    },
    TEXTS,
  ],
]

/** Operators that do not work on attributes of one type. */
export const operatorTypeQuirks: readonly Quirk[] = WORKING.flatMap(([operators, types]) =>
  Object.entries(operators).flatMap(([word, operator]) =>
    deviations(
      matches,
      types.map(type => [
        `${type}-ignored`,
        `${operator} is ignored on attributes of the type ${type}`,
        withComparisons(comparison => (isOn(comparison, operator, type) ? {} : asAsked(comparison))),
      ]),
      `content.filters.${word}`,
    ),
  ),
)

function isOn({ operator, attribute }: Comparison, wanted: string, type: ComparableType): boolean {
  return operator === wanted && attribute?.kind === 'scalar' && attribute.type === type
}

function asAsked({ operator, operand }: Comparison) {
  return { [operator]: operand }
}
