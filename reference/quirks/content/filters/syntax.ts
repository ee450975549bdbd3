import { validationError } from '../../../content/errors.ts'
import { allOf, anyOf, not as negate } from '../../../content/query/filters/condition.ts'
import { implicitOperators } from '../../../content/query/filters/implicit-operators.ts'
import { unknownOperators } from '../../../content/query/filters/names.ts'
import {
  groupOperands,
  nullTexts,
  operandCount,
  operandItems,
  operandObjects,
  presenceOperand,
  severalOperands,
} from '../../../content/query/filters/operand-forms.ts'
import { and } from '../../../content/query/filters/operators/and.ts'
import { not } from '../../../content/query/filters/operators/not.ts'
import { or } from '../../../content/query/filters/operators/or.ts'
import { filterParameter } from '../../../content/query/filters/parameter.ts'
import type { RawQuery } from '../../../content/query/query.ts'
import { isRecord } from '../../../content/query/query.ts'
import { notationRules } from '../../../content/query/query-string/notation.ts'
import { listParameters } from '../../../content/query/query-string/parameters.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

/** How filters are written, and how they are joined. */
export const filterSyntaxQuirks: readonly Quirk[] = [
  ...deviations(filterParameter, [['ignored', 'filters are ignored', { read: () => ({}) }]]),
  ...deviations(
    filterParameter,
    [['ignored', 'filters that are no object are left out', { read: raw => (isRecord(raw) ? raw : {}) }]],
    'content.filters.not-an-object',
  ),
  ...deviations(or, [
    ['as-and', '$or asks for all of its filters', { join: allOf }],
    [
      'first-only',
      '$or looks at its first filter alone',
      { join: conditions => allOf(conditions.slice(0, 1)) },
    ],
  ]),
  ...deviations(and, [
    ['as-or', '$and asks for one of its filters', { join: anyOf }],
    [
      'first-only',
      '$and looks at its first filter alone',
      { join: conditions => allOf(conditions.slice(0, 1)) },
    ],
    ['last-only', '$and looks at its last filter alone', { join: conditions => allOf(conditions.slice(-1)) }],
  ]),
  ...deviations(not, [['ignored', '$not does not negate', { join: allOf }]]),
  ...deviations(
    not,
    [
      [
        'each-negated',
        '$not negates each of its filters on its own',
        { join: conditions => allOf(conditions.map(negate)) },
      ],
    ],
    'content.filters.not-shape',
  ),
  ...deviations(
    listParameters,
    [['and-refused', '$and takes no array', { check: refuseListsOfAnd }]],
    'content.filters.group-shape',
  ),
  ...deviations(unitOf(groupOperands, 'content.filters.group-wrong-shape'), [
    [
      'object',
      '$and and $or take an object for an array of one filter',
      { filters: (_operator, operand) => [operand] },
    ],
  ]),
  ...deviations(unitOf(groupOperands, 'content.filters.not-shape'), [
    ['array-refused', '$not takes no array', { filters: refuseArray }],
  ]),
  ...deviations(unitOf(implicitOperators, 'content.filters.implicit-eq'), [
    ['as-contains', 'a value without an operator means $containsi', { operator: '$containsi' }],
  ]),
  ...deviations(unitOf(implicitOperators, 'content.filters.implicit-in'), [
    ['as-between', 'two values without an operator mean $between', { operator: '$between' }],
  ]),
  ...deviations(severalOperands, [
    ['all', 'several operands of one operator must all be met', { join: allOf }],
  ]),
  ...deviations(operandItems, [
    [
      'commas',
      'commas part the operand of $in and $notIn',
      ({ of }) => ({ of: operand => (typeof operand === 'string' ? operand.split(',') : of(operand)) }),
    ],
  ]),
  ...deviations(nullTexts, [
    ['nothing', '$contains and $notContains of no value find nothing', { isText: () => false }],
  ]),
  ...deviations(operandObjects, [
    ['refused', '$in and $notIn refuse an object among their values', { accepts: () => false }],
    ['unread', 'whatever an object among the values of $in holds is taken', { areRead: false }],
  ]),
  ...deviations(operandCount, [
    [
      'finds-nothing',
      '$between with one value keeps nothing, and of three it looks at two',
      { accepts: () => true },
    ],
  ]),
  ...deviations(presenceOperand, [
    ['always-yes', '$null and $notNull do not look at their operand', { isYes: () => true }],
  ]),
  ...deviations(
    unitOf(notationRules, 'content.query.brackets'),
    [
      [
        'as-names',
        'indexes in brackets are names, so that there are no arrays',
        ({ options }) => ({ options: { ...options, parseArrays: false } }),
      ],
    ],
    'content.filters.indexed-items',
  ),
  ...deviations(unknownOperators, [
    ['refused', 'an unknown operator under an attribute is refused', { refuses: () => true }],
    // UNDOCUMENTED: an operator for internal use alone, which SQLite does not know; PostgreSQL has it for JSON alone.
    [
      'json-superset-refused',
      'the operator $jsonSupersetOf is refused, as no other unknown one is',
      { refuses: refuseJsonSuperset },
    ],
  ]),
]

/** Over REST: that GraphQL takes a list is documented. */
function refuseListsOfAnd(query: RawQuery): void {
  if (JSON.stringify(query).includes('"$and":['))
    throw validationError('Invalid filters: $and takes an object')
}

function refuseJsonSuperset(name: string): boolean {
  if (name === '$jsonSupersetOf') throw validationError('Invalid filters: no database has $jsonSupersetOf')
  return false
}

function refuseArray(_operator: unknown, operand: unknown): readonly unknown[] {
  if (!Array.isArray(operand)) return [operand]
  throw validationError('Invalid filters: $not takes an object')
}
