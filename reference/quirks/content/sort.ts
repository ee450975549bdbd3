import type { Attribute } from '../../content/model/types.ts'
import { isSecret } from '../../content/query/attributes.ts'
import type { CompiledKey } from '../../content/query/sort/compile.ts'
import {
  directionCase,
  emptyDirection,
  sortDirections,
  unknownDirection,
} from '../../content/query/sort/directions.ts'
import { sortForms } from '../../content/query/sort/forms.ts'
import { noSort, sortOrder, sortTies, toManySort } from '../../content/query/sort/order.ts'
import type { SortForm, SortKey } from '../../content/query/sort/sort-key.ts'
import { reservedNames, sortRefusal } from '../../content/query/sort/validate.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { compareByCollation } from './databases/mariadb.ts'
import { compareByLanguage } from './databases/postgres.ts'
import { standingAt } from './standing-rows.ts'

const field = unitOf(sortForms, 'content.sort.field')
const list = unitOf(sortForms, 'content.sort.list')
const commaList = unitOf(sortForms, 'content.sort.comma-list')
const object = unitOf(sortForms, 'content.sort.object')
const asc = unitOf(sortDirections, 'content.sort.asc')
const desc = unitOf(sortDirections, 'content.sort.desc')

/** How a sort is read, and in which order it puts entries. */
export const sortQuirks: readonly Quirk[] = [
  // strapi/strapi 11892: the joined rows are sorted and paged, so an entry comes once for each different value.
  ...deviations(toManySort, [
    [
      'repeats',
      'sorting by a field of a to-many relation repeats an entry for each different value',
      { places: values => [...new Set(values)], rowAt: standingAt },
    ],
  ]),
  ...deviations(sortTies, [
    // UNDOCUMENTED: SQLite walks the unique index of a uid backwards, so entries without one come in reverse.
    [
      'uid-descending',
      'sorted by a uid alone and descending, entries without one come in descending id order',
      { compare: (a, b, keys) => (isBackwards(keys) ? b - a : a - b) },
    ],
    [
      'descending',
      'entries that a sort leaves equal come in descending id order',
      ({ compare, compareLinked }) => ({
        compare: (a, b, keys) => -compare(a, b, keys),
        compareLinked: (a, b) => -compareLinked(a, b),
      }),
    ],
  ]),
  ...deviations(reservedNames, [
    ['refused', 'sorting by constructor is refused, as by any unknown name', { covers: () => false }],
  ]),
  ...deviations(emptyDirection, [
    ['refused', 'a colon without a direction is refused behind any path', { isNone: () => false }],
  ]),
  ...deviations(field, [['ignored', 'a single field does not sort', { read: () => [] }]]),
  ...deviations(
    field,
    [['ignored', 'the id does not sort', keys(found => found.filter(({ path }) => path[0] !== 'id'))]],
    'content.sort.id',
  ),
  ...deviations(
    field,
    [
      [
        'ignored',
        'a field of a relation does not sort',
        keys(found => found.filter(({ path }) => path.length === 1)),
      ],
    ],
    'content.sort.relation-field',
  ),
  ...deviations(list, [
    ['last-first', 'of several fields the last weighs most', keys(found => [...found].reverse())],
    ['first-only', 'of several fields the first alone sorts', keys(found => found.slice(0, 1))],
    ['last-only', 'of several fields the last alone sorts', keys(found => found.slice(-1))],
    ['two-fields', 'of several fields the first two sort', keys(found => found.slice(0, 2))],
    ['ignored', 'several fields do not sort', { read: () => [] }],
  ]),
  ...deviations(
    list,
    [
      [
        'first-for-all',
        'the direction of the first field holds for all',
        keys(found => found.map(key => ({ ...key, sign: found[0]?.sign ?? key.sign }))),
      ],
      [
        'last-for-all',
        'the direction of the last field holds for all',
        keys(found => found.map(key => ({ ...key, sign: found.at(-1)?.sign ?? key.sign }))),
      ],
      ...['first', 'second', 'third'].map(
        (number, index) =>
          [
            `${number}-ascending`,
            `the ${number} of several fields sorts ascending`,
            keys(found => found.map((key, at) => (at === index ? { ...key, sign: 1 } : key))),
          ] as const,
      ),
    ],
    'content.sort.directions',
  ),
  ...deviations(commaList, [
    [
      'first-only',
      'of fields that are parted by commas the first alone sorts',
      keys(found => found.slice(0, 1)),
    ],
  ]),
  ...deviations(object, [['ignored', 'a sort that is an object does not sort', { read: () => [] }]]),
  {
    id: 'content.sort.asc.default-descending',
    clause: asc.clause,
    says: 'without a direction a field sorts descending',
    apply: ({ content, platform }) => {
      const directions = [...content.sort.directions].reverse()
      return { platform, content: { ...content, sort: { ...content.sort, directions } } }
    },
  },
  ...deviations(asc, [['as-desc', 'ascending is descending', { sign: -1 }]]),
  ...deviations(desc, [['ignored', 'descending is ascending', { sign: 1 }]]),
  ...deviations(
    field,
    [
      [
        'alone-ignored',
        'a single field sorts ascending, whatever its direction',
        keys(found => found.map(key => ({ ...key, sign: 1 }))),
      ],
    ],
    desc.clause,
  ),
  ...deviations(
    sortOrder,
    [
      [
        'numbers-as-texts',
        'numbers are sorted by their digits, as texts',
        ({ compare }) => ({
          compare: (a, b) =>
            typeof a === 'number' && typeof b === 'number' ? compare(String(a), String(b)) : compare(a, b),
        }),
      ],
      [
        'numbers-ignored',
        'numbers and moments are not sorted',
        ({ compare }) => ({
          compare: (a, b) => (typeof a === 'number' && typeof b === 'number' ? 0 : compare(a, b)),
        }),
      ],
      [
        'moments-ignored',
        'moments are not sorted',
        ({ compare }) => ({
          compare: (a, b) => (Number(a) > LATE && Number(b) > LATE ? 0 : compare(a, b)),
        }),
      ],
      [
        'texts-ignored',
        'texts are not sorted',
        ({ compare }) => ({
          compare: (a, b) => (typeof a === 'string' && typeof b === 'string' ? 0 : compare(a, b)),
        }),
      ],
      [
        'numbers-absolute',
        'numbers are sorted without their sign',
        ({ compare }) => ({
          compare: (a, b) =>
            typeof a === 'number' && typeof b === 'number'
              ? compare(Math.abs(a), Math.abs(b))
              : compare(a, b),
        }),
      ],
      [
        'whole-numbers',
        'numbers are sorted without their fraction',
        ({ compare }) => ({
          compare: (a, b) =>
            typeof a === 'number' && typeof b === 'number'
              ? compare(Math.trunc(a), Math.trunc(b))
              : compare(a, b),
        }),
      ],
      [
        'first-letter',
        'texts are sorted by their first letter',
        ({ compare }) => ({
          compare: (a, b) =>
            typeof a === 'string' && typeof b === 'string'
              ? compare(a.slice(0, 1), b.slice(0, 1))
              : compare(a, b),
        }),
      ],
    ],
    field.clause,
  ),
  ...deviations(
    sortRefusal,
    [
      [
        'refused',
        'bigintegers, times and enumerations, and e-mail addresses, cannot be sorted by',
        ({ refuses }) => ({
          refuses: (attribute, context) => refuses(attribute, context) || isNotShown(attribute),
        }),
      ],
    ],
    'content.sort.types',
  ),
  ...deviations(directionCase, [
    ['small-only', 'a direction is written in small letters', { word: written => written }],
  ]),
  ...deviations(unknownDirection, [
    ['ascending', 'a word that is no direction means ascending', { instead: () => ({ sign: 1 }) }],
  ]),
  ...deviations(noSort, [
    ['newest-first', 'without sort the newest entries come first', { sort: 'createdAt:desc' }],
    ['last-first', 'without sort entries come in descending id order', { sort: 'id:desc' }],
  ]),
  ...deviations(sortOrder, [
    // UNDOCUMENTED: for PostgreSQL no value is the greatest.
    [
      'nulls-last',
      'entries without a value come last when ascending and first when descending',
      ({ compare }) => ({
        compare: (a, b, type) => {
          if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
          return compare(a, b, type)
        },
      }),
    ],
    // UNDOCUMENTED: PostgreSQL sorts texts by its collation.
    [
      'by-language',
      'texts are in the order of a language and not of their code points',
      ({ compare }) => ({
        compare: (a, b, type) =>
          a === null || b === null ? compare(a, b, type) : compareByLanguage(a, b, type),
      }),
    ],
    // UNDOCUMENTED: MariaDB sorts texts by its collation.
    [
      'by-collation',
      'texts are sorted whatever their case and accents',
      ({ compare }) => ({
        compare: (a, b, type) =>
          a === null || b === null ? compare(a, b, type) : compareByCollation(a, b, type),
      }),
    ],
  ]),
  ...deviations(sortRefusal, [
    [
      'secrets',
      'private attributes and passwords can be sorted by',
      ({ refuses }) => ({
        refuses: (attribute, context) => refuses(attribute, context) && !(attribute && isSecret(attribute)),
      }),
    ],
    [
      'unreadable',
      'a relation to a type that the caller may not read can be sorted by',
      ({ refuses }) => ({
        refuses: (attribute, context) =>
          refuses(attribute, context) && !(attribute?.kind === 'relation' && attribute.target !== null),
      }),
    ],
  ]),
]

/** What is greater is taken for a moment: in milliseconds it is later than 2001. */
const LATE = 1e12

const NOT_SHOWN: ReadonlySet<string> = new Set([
  'biginteger',
  'time',
  'datetime',
  'timestamp',
  'enumeration',
  'email',
])

/** The moments that every entry has are described. */
const DESCRIBED: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'publishedAt'])

function isNotShown(attribute: Attribute | undefined): boolean {
  return attribute?.kind === 'scalar' && NOT_SHOWN.has(attribute.type) && !DESCRIBED.has(attribute.name)
}

/** A form of which other keys are kept than those that it reads. */
function keys(keep: (found: readonly SortKey[]) => readonly SortKey[]) {
  return ({ read }: SortForm): Partial<SortForm> => ({ read: (value, reading) => keep(read(value, reading)) })
}

function isBackwards([first, ...others]: readonly CompiledKey[]): boolean {
  return others.length === 0 && first?.sign === -1 && first.read.indexed
}
