import { validationError } from '../../../content/errors.ts'
import type { Comparable, ComparableType } from '../../../content/query/comparable.ts'
import { opposite, type TextOperator, type ValueOperator } from '../../../content/query/filters/operator.ts'
import { between } from '../../../content/query/filters/operators/between.ts'
import { contains } from '../../../content/query/filters/operators/contains.ts'
import { containsi } from '../../../content/query/filters/operators/containsi.ts'
import { endsWith } from '../../../content/query/filters/operators/ends-with.ts'
import { endsWithi } from '../../../content/query/filters/operators/ends-withi.ts'
import { eq } from '../../../content/query/filters/operators/eq.ts'
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
import { startsWith } from '../../../content/query/filters/operators/starts-with.ts'
import { startsWithi } from '../../../content/query/filters/operators/starts-withi.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { compareByCollation, like as likeOfMariadb } from './mariadb.ts'
import { compareByLanguage, likeLower, like as likeOfPostgres } from './postgres.ts'
import { like as likeOfSqlite } from './sqlite.ts'

/** The operators that are a LIKE of the database, and the pattern that their operand becomes. */
const LIKES: readonly (readonly [operator: TextOperator, pattern: (operand: string) => string])[] = [
  [eqi, operand => operand],
  [nei, operand => operand],
  [contains, operand => `%${operand}%`],
  [containsi, operand => `%${operand}%`],
  [notContains, operand => `%${operand}%`],
  [notContainsi, operand => `%${operand}%`],
  [startsWith, operand => `${operand}%`],
  [startsWithi, operand => `${operand}%`],
  [endsWith, operand => `%${operand}`],
  [endsWithi, operand => `%${operand}`],
]

const NEGATED: readonly TextOperator[] = [nei, notContains, notContainsi]

const ORDERED: readonly (readonly [operator: ValueOperator, holds: (order: number) => boolean])[] = [
  [lt, order => order < 0],
  [lte, order => order <= 0],
  [gt, order => order > 0],
  [gte, order => order >= 0],
]

const TEXT_ORDER = 'content.filters.text-order'
const BY_COLLATION = 'ignores the case, the accents and the spaces at the end of texts'

const TEXT_ORDERS = [
  { name: 'by-language', says: 'compares texts by language and not by code point', order: compareByLanguage },
  { name: 'by-collation', says: 'compares texts whatever their case and accents', order: compareByCollation },
] as const

/** What operators do because the database does it. */
export const databaseOperatorQuirks: readonly Quirk[] = [
  // UNDOCUMENTED: they are a LIKE of the database: `%` and `_` are wildcards, and SQLite folds ASCII letters alone.
  ...LIKES.flatMap(([operator, pattern]) =>
    deviations(operator, [
      [
        'as-like',
        `${operator.name} takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others`,
        asLike(operator, pattern, likeOfSqlite),
      ],
    ]),
  ),
  // UNDOCUMENTED: the same, as PostgreSQL has it.
  ...LIKES.flatMap(([operator, pattern]) =>
    deviations(operator, [
      [
        'as-escaping-like',
        `${operator.name} takes % and _ as wildcards and a backslash as an escape, and ${operator.folded ? 'ignores' : 'minds'} case`,
        asLike(operator, pattern, endingWell(operator.folded ? likeLower : likeOfPostgres)),
      ],
    ]),
  ),
  // UNDOCUMENTED: the same, as MariaDB has it by its collation.
  ...LIKES.flatMap(([operator, pattern]) =>
    deviations(operator, [
      [
        'as-collating-like',
        `${operator.name} takes % and _ as wildcards and a backslash as an escape, and ignores case and accents`,
        asLike(operator, pattern, likeOfMariadb),
      ],
    ]),
  ),
  // UNDOCUMENTED: PostgreSQL compares texts by its collation, and so does MariaDB.
  ...TEXT_ORDERS.flatMap(({ name, says, order }) =>
    ORDERED.flatMap(([operator, holds]) =>
      deviations(
        operator,
        [
          [
            `${operator.name.slice(1)}-${name}`,
            `${operator.name} ${says}`,
            { matches: (operand, type) => stored => holds(order(stored, operand, type)) },
          ],
        ],
        TEXT_ORDER,
      ),
    ),
  ),
  ...TEXT_ORDERS.flatMap(({ name, says, order }) =>
    deviations(
      between,
      [
        [
          `between-${name}`,
          `$between ${says}`,
          {
            matches: ([low, high], type) => {
              if (low === undefined || high === undefined) return () => false
              return stored => order(stored, low, type) >= 0 && order(stored, high, type) <= 0
            },
          },
        ],
      ],
      TEXT_ORDER,
    ),
  ),
  // UNDOCUMENTED: MariaDB compares texts by its collation. No index knows it.
  ...deviations(eq, [
    [
      'by-collation',
      `$eq ${BY_COLLATION}`,
      { only: undefined, matches: (operand, type) => stored => isSame(stored, operand, type) },
    ],
  ]),
  ...deviations(ne, [
    [
      'by-collation',
      `$ne ${BY_COLLATION}`,
      { matches: (operand, type) => stored => !isSame(stored, operand, type) },
    ],
  ]),
  ...deviations(inList, [
    [
      'by-collation',
      `$in ${BY_COLLATION}`,
      {
        only: undefined,
        matches: (operands, type) => stored => operands.some(operand => isSame(stored, operand, type)),
      },
    ],
  ]),
  ...deviations(notInList, [
    [
      'by-collation',
      `$notIn ${BY_COLLATION}`,
      { matches: (operands, type) => stored => !operands.some(operand => isSame(stored, operand, type)) },
    ],
  ]),
]

type Like = (pattern: string) => (text: string) => boolean

/** Texts reach the database as they are: it folds them itself. */
function asLike(
  operator: TextOperator,
  pattern: (operand: string) => string,
  like: Like,
): Partial<TextOperator> {
  const matches = NEGATED.includes(operator) ? opposite(like) : like
  return { folded: false, matches: operand => matches(pattern(operand)) }
}

/**
 * PostgreSQL refuses a pattern whose last sign is an escape without anything to escape, once it gets so far in a text:
 * what stands before it matches, and there is more of the text.
 */
function endingWell(like: Like): Like {
  return pattern => {
    if (!ENDS_IN_ESCAPE.test(pattern)) return like(pattern)
    const reaches = like(`${pattern.slice(0, -1)}_%`)
    return text => {
      if (!reaches(text)) return false
      throw validationError('Invalid filters: a LIKE pattern must not end with an escape character')
    }
  }
}

const ENDS_IN_ESCAPE = /^[^\\]*(?:\\.[^\\]*)*\\$/s

function isSame(stored: Comparable, operand: Comparable, type?: ComparableType): boolean {
  return compareByCollation(stored, operand, type) === 0
}
