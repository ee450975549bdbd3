import { type Comparable, compare } from '../../../content/query/comparable.ts'
import type { ListOperator, TextOperator, ValueOperator } from '../../../content/query/filters/operator.ts'
import { between } from '../../../content/query/filters/operators/between.ts'
import { contains } from '../../../content/query/filters/operators/contains.ts'
import { containsi } from '../../../content/query/filters/operators/containsi.ts'
import { endsWith } from '../../../content/query/filters/operators/ends-with.ts'
import { endsWithi } from '../../../content/query/filters/operators/ends-withi.ts'
import { eqi } from '../../../content/query/filters/operators/eqi.ts'
import { gt } from '../../../content/query/filters/operators/gt.ts'
import { gte } from '../../../content/query/filters/operators/gte.ts'
import { inList } from '../../../content/query/filters/operators/in.ts'
import { lt } from '../../../content/query/filters/operators/lt.ts'
import { lte } from '../../../content/query/filters/operators/lte.ts'
import { ne } from '../../../content/query/filters/operators/ne.ts'
import { nei } from '../../../content/query/filters/operators/nei.ts'
import { notContains } from '../../../content/query/filters/operators/not-contains.ts'
import { notContainsi } from '../../../content/query/filters/operators/not-containsi.ts'
import { notInList } from '../../../content/query/filters/operators/not-in.ts'
import { isNotNull } from '../../../content/query/filters/operators/not-null.ts'
import { isNull } from '../../../content/query/filters/operators/null.ts'
import { startsWith } from '../../../content/query/filters/operators/starts-with.ts'
import { startsWithi } from '../../../content/query/filters/operators/starts-withi.ts'
import { deviations, MISSING } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { like as likeOfPostgres } from '../databases/postgres.ts'
import { foldAscii } from '../databases/sqlite.ts'

const FOLDING: readonly TextOperator[] = [eqi, nei, containsi, notContainsi, startsWithi, endsWithi]
const EXACT: readonly TextOperator[] = [contains, notContains, startsWith, endsWith]

/**
 * UNDOCUMENTED: `$nei` came with a later minor version than `$eqi`.
 * strapi/strapi 15736: `$startsWithi` and `$endsWithi` came with 4.6.1.
 */
const NEWER: readonly TextOperator[] = [nei, startsWithi, endsWithi]

/** How the operators that compare by order do it with texts. */
const ORDERED: readonly (readonly [
  operator: ValueOperator,
  holds: (stored: string, operand: string) => boolean,
])[] = [
  [lt, (stored, operand) => stored < operand],
  [lte, (stored, operand) => stored <= operand],
  [gt, (stored, operand) => stored > operand],
  [gte, (stored, operand) => stored >= operand],
]

/** What single operators do otherwise. */
export const operatorQuirks: readonly Quirk[] = [
  ...FOLDING.flatMap(operator =>
    deviations(operator, [
      ['minds-case', `${operator.name} minds case`, { folded: false }],
      [
        'folds-operand-only',
        `${operator.name} minds the case of what is stored`,
        ({ matches }) => ({ folded: false, matches: operand => matches(operand.toLowerCase()) }),
      ],
      [
        'folds-stored-only',
        `${operator.name} minds the case of its operand`,
        ({ matches }) => ({
          folded: false,
          matches: operand => {
            const holds = matches(operand)
            return stored => holds(stored.toLowerCase())
          },
        }),
      ],
      [
        'ascii-only',
        `${operator.name} minds the case of letters that are not ASCII`,
        ({ matches }) => ({
          folded: false,
          matches: operand => {
            const holds = matches(foldAscii(operand))
            return stored => holds(foldAscii(stored))
          },
        }),
      ],
    ]),
  ),
  ...EXACT.flatMap(operator =>
    deviations(operator, [['ignores-case', `${operator.name} ignores case`, { folded: true }]]),
  ),
  ...NEWER.flatMap(operator =>
    deviations(operator, [
      ['unknown', `${operator.name} is an unknown operator, which is left out`, MISSING],
    ]),
  ),
  ...[startsWith, endsWith].flatMap(operator =>
    deviations(operator, [
      ['anywhere', `${operator.name} finds the operand anywhere`, { matches: contains.matches }],
    ]),
  ),
  ...deviations(
    contains,
    [
      // strapi/strapi 19576: wildcards of the database are not escaped.
      [
        'wildcards',
        '% and _ in the operand of $contains are wildcards',
        { matches: operand => likeOfPostgres(`%${operand.replaceAll('\\', '\\\\')}%`) },
      ],
    ],
    'content.filters.contains-literal',
  ),
  ...deviations(
    contains,
    [
      [
        'finds-nothing',
        '$contains of an empty text keeps nothing',
        { matches: operand => stored => operand !== '' && stored.includes(operand) },
      ],
    ],
    'content.filters.empty-operand',
  ),
  ...deviations(ne, [
    ['inverted', '$ne keeps what is equal', { matches: operand => stored => stored === operand }],
  ]),
  ...deviations(lt, [['or-equal', '$lt keeps what is equal, too', { matches: lte.matches }]]),
  ...deviations(lte, [['less-only', '$lte leaves out what is equal', { matches: lt.matches }]]),
  ...deviations(gt, [['or-equal', '$gt keeps what is equal, too', { matches: gte.matches }]]),
  ...deviations(gte, [['greater-only', '$gte leaves out what is equal', { matches: gt.matches }]]),
  ...ORDERED.flatMap(([operator, holds]) =>
    deviations(operator, [
      [
        'as-text',
        `${operator.name} compares numbers by their digits, as texts`,
        { matches: operand => stored => holds(String(stored), String(operand)) },
      ],
      [
        'by-length',
        `${operator.name} compares texts by their length`,
        ({ matches }) => ({ matches: operand => stored => matches(lengthOf(operand))(lengthOf(stored)) }),
      ],
    ]),
  ),
  ...deviations(between, [
    ['lower-bound-only', '$between looks at the lower bound alone', within(toLow => toLow >= 0)],
  ]),
  ...deviations(
    between,
    [
      ['excluded', '$between leaves out its bounds', within((toLow, toHigh) => toLow > 0 && toHigh < 0)],
      ['any-order', '$between takes its bounds in any order', within((toLow, toHigh) => toLow * toHigh <= 0)],
    ],
    'content.filters.between-bounds',
  ),
  ...deviations(
    between,
    [['null.unknown', '$between with a null fails for no value', { failsAnyway: undefined }]],
    'content.graphql.filters.between',
  ),
  ...deviations(inList, [
    [
      'first-only',
      '$in looks at its first operand alone',
      { only: undefined, matches: operands => stored => stored === operands[0] },
    ],
  ]),
  ...deviations(
    inList,
    [
      [
        'null.ignored',
        '$in ignores a null among its operands',
        { failsAnyway: operands => stored => !operands.includes(stored) },
      ],
      ['null.unknown', '$in with a null holds for no value', { holdsAnyway: undefined }],
    ],
    'content.graphql.filters.in',
  ),
  // strapi/strapi 12658: the conditions of a list of negations are joined by or.
  ...deviations(notInList, [
    [
      'any-differs',
      '$notIn keeps what differs from one of its operands',
      { matches: operands => stored => operands.some(operand => operand !== stored) },
    ],
  ]),
  ...deviations(
    notInList,
    [
      [
        'null.ignored',
        '$notIn ignores a null among its operands',
        { holdsAnyway: operands => stored => !operands.includes(stored) },
      ],
      ['null.unknown', '$notIn with a null fails for no value', { failsAnyway: undefined }],
    ],
    'content.graphql.filters.not-in',
  ),
  ...[isNull, isNotNull].flatMap(operator =>
    deviations(operator, [
      [
        'empty-text',
        `${operator.name} takes an empty text for no value`,
        { holds: (stored, wanted) => operator.holds(stored === '' ? null : stored, wanted) },
      ],
    ]),
  ),
]

function lengthOf(value: Comparable): Comparable {
  return typeof value === 'string' ? value.length : value
}

/** Whether a value is between two bounds by how it compares to either: -1, 0 or 1. */
function within(holds: (toLow: number, toHigh: number) => boolean): Pick<ListOperator, 'matches'> {
  return {
    matches: ([low, high]) => {
      if (low === undefined || high === undefined) return () => false
      return stored => holds(Math.sign(compare(stored, low)), Math.sign(compare(stored, high)))
    },
  }
}
