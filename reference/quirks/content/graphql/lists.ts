import { graphqlFilterOperators } from '../../../content/graphql/resolve/filter-operators.ts'
import {
  amountBound,
  givenNumbers,
  itemMaximum,
  type WindowRule,
  windowDescription,
  windowRules,
} from '../../../content/graphql/resolve/pagination.ts'
import type { ArgumentRule } from '../../../content/graphql/schema/arguments/argument.ts'
import { localizedFields } from '../../../content/graphql/schema/arguments/locale.ts'
import { argumentRules } from '../../../content/graphql/schema/arguments/rules.ts'
import { multipleRelation } from '../../../content/graphql/schema/attributes/relation.ts'
import { isContentType } from '../../../content/graphql/schema/naming.ts'
import { localeLiteral } from '../../../content/graphql/schema/scalars/locale-code.ts'
import { isRecord } from '../../../content/query/query.ts'
import { unitOf, withUnit } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { LISTED_LOCALES } from './locale-codes.ts'

const argument = (name: string) => unitOf(argumentRules, `content.graphql.arguments.${name}`)

/** What servers do wrong with the arguments of fields that return entries. */
export const argumentQuirks: readonly Quirk[] = [
  ...deviations(argument('filters'), [['missing', 'lists take no filters', { applies: () => false }]]),
  ...deviations(argument('pagination'), [
    ['one-by-default', 'the default of pagination asks for one item', byDefault({ limit: 1 })],
  ]),
  ...deviations(argument('sort'), [
    ['one-text', 'sort takes one text and no list', { argument: () => ({ name: 'sort', type: 'String' }) }],
  ]),
  ...deviations(argument('publication-state'), [
    ['preview-by-default', 'drafts are shown by default', byDefault('preview')],
    // UNDOCUMENTED: only lists of types with draft and publish take it.
    [
      'with-drafts',
      'a list takes publicationState only with draft and publish',
      { applies: schema => isContentType(schema) && schema.draftAndPublish },
    ],
  ]),
  ...deviations(localizedFields, [['missing', 'nothing takes a locale', { types: () => [] }]]),
  ...deviations(localeLiteral, [
    ['taken', 'any text is taken for a locale', { accepts: () => true }],
    [
      'listed',
      'a locale that is written in the document must be one of a list of six hundred',
      { accepts: code => code === 'all' || LISTED_LOCALES.has(code) },
    ],
  ]),
]

/** Filter operators that stand for another one of REST. */
const MEANINGS: readonly (readonly [operator: string, wrong: string, says: string, means: string])[] = [
  ['eq', 'as-eqi', 'eq ignores case', '$eqi'],
  ['eqi', 'as-eq', 'eqi minds case', '$eq'],
  ['ne', 'as-eq', 'ne keeps what is equal', '$eq'],
  ['nei', 'as-ne', 'nei minds case', '$ne'],
  ['lt', 'as-lte', 'lt keeps what is equal', '$lte'],
  ['lte', 'as-lt', 'lte leaves out what is equal', '$lt'],
  ['gt', 'as-gte', 'gt keeps what is equal', '$gte'],
  ['gte', 'as-gt', 'gte leaves out what is equal', '$gt'],
  ['in', 'as-not-in', 'in keeps what is not in the list', '$notIn'],
  ['not-in', 'as-in', 'notIn keeps what is in the list', '$in'],
  ['contains', 'as-containsi', 'contains ignores case', '$containsi'],
  ['containsi', 'as-contains', 'containsi minds case', '$contains'],
  ['not-contains', 'as-contains', 'notContains keeps what contains', '$contains'],
  ['not-containsi', 'as-not-contains', 'notContainsi minds case', '$notContains'],
  ['starts-with', 'as-contains', 'startsWith finds within a text', '$contains'],
  ['ends-with', 'as-starts-with', 'endsWith looks at the beginning', '$startsWith'],
  ['null', 'as-not-null', 'null keeps what has a value', '$notNull'],
  ['not-null', 'as-null', 'notNull keeps what has no value', '$null'],
  ['between', 'as-in', 'between keeps the bounds alone', '$in'],
  ['and', 'as-or', 'and is satisfied by one of its filters', '$or'],
  ['or', 'as-and', 'or wants all of its filters', '$and'],
  ['not', 'ignored', 'not changes nothing', '$and'],
]

/** Filter operators by other names. */
const CALLED: readonly (readonly [operator: string, name: string])[] = [
  ['eq', 'equals'],
  ['in', 'oneOf'],
  ['null', 'isNull'],
]

const NO_STARTS_WITHI = 'content.graphql.filters.no-case-insensitive-ends'

/** What servers do wrong with filters. */
export const filterQuirks: readonly Quirk[] = [
  ...MEANINGS.flatMap(([operator, wrong, says, means]) =>
    deviations(unitOf(graphqlFilterOperators, `content.graphql.filters.${operator}`), [
      [wrong, says, { means }],
    ]),
  ),
  ...CALLED.flatMap(([operator, name]) =>
    deviations(
      unitOf(graphqlFilterOperators, `content.graphql.filters.${operator}`),
      [[`${operator}-as-${name.toLowerCase()}`, `${operator} is called ${name}`, { name }]],
      'content.graphql.types.scalar-filters',
    ),
  ),
  {
    id: `${NO_STARTS_WITHI}.there`,
    clause: NO_STARTS_WITHI,
    says: 'there is startsWithi',
    apply: ({ content, platform }) => {
      const added = {
        clause: NO_STARTS_WITHI,
        name: 'startsWithi',
        means: '$startsWithi',
        operand: 'value',
      } as const
      const filterOperators = [...content.graphql.filterOperators, added]
      return { platform, content: { ...content, graphql: { ...content.graphql, filterOperators } } }
    },
  },
  ...deviations(
    multipleRelation,
    [['one-entry-only', 'filters lead only over relations to one entry', { filter: () => null }]],
    'content.graphql.filters.deep-types',
  ),
]

const windowRule = (name: string) => unitOf(windowRules, `content.graphql.pagination.${name}`)

const WINDOWED = ['default', 'page', 'offset']

function asWhole(rule: WindowRule): WindowRule {
  return { ...rule, window: () => ({ start: 0, limit: -1 }) }
}

/** What servers do wrong with pagination. */
export const paginationQuirks: readonly Quirk[] = [
  ...deviations(windowRule('default'), [
    ['one', 'a list that names no number has one item', { window: () => ({ start: 0, limit: 1 }) }],
  ]),
  ...deviations(windowRule('page'), [
    // UNDOCUMENTED: a page without a size has one item.
    [
      'size-one',
      'a page that is asked for without a size has one item',
      ({ window }) => ({
        window: (given, settings) => window({ ...given, pageSize: given.pageSize ?? 1 }, settings),
      }),
    ],
  ]),
  ...deviations(windowRule('offset'), [
    [
      'zero-is-default',
      'a limit of 0 stands for the default',
      ({ window }) => ({
        window: (given, settings) =>
          window(given.limit === 0 ? { ...given, limit: settings.defaultLimit } : given, settings),
      }),
    ],
  ]),
  {
    id: 'content.graphql.arguments.pagination.whole-list',
    clause: argument('pagination').clause,
    says: 'a list has all items, whatever pagination says',
    apply: units => WINDOWED.reduce((changed, rule) => withUnit(changed, windowRule(rule), asWhole), units),
  },
  ...deviations(windowRule('mixing'), [
    ['pages-win', 'of page and offset pagination in one argument, pages count', { applies: () => false }],
  ]),
  ...deviations(givenNumbers, [
    // UNDOCUMENTED: `pagination: null` is read as if it were an object.
    [
      'fails',
      'pagination: null is an error inside of the service',
      ({ read }) => ({
        read: pagination => {
          if (pagination === null) throw new Error("Cannot read properties of null (reading 'page')")
          return read(pagination)
        },
      }),
    ],
    // UNDOCUMENTED: only what is not there has a default, and nothing is less than 1.
    [
      'limit-as-0',
      'a limit that is null beside a start counts as 0',
      ({ read }) => ({
        read: pagination => {
          const given = read(pagination)
          const isNull = isRecord(pagination) && pagination.limit === null && given.start !== undefined
          return isNull ? { ...given, limit: 0 } : given
        },
      }),
    ],
  ]),
  ...deviations(amountBound, [
    [
      'all-only',
      'the configured amount bounds only a list that asks for all',
      ({ bound }) => ({ bound: (limit, settings) => (limit === -1 ? bound(limit, settings) : limit) }),
    ],
  ]),
  ...deviations(itemMaximum, [
    // UNDOCUMENTED: `defaultLimit` is a default alone.
    ['none', 'a request that names a number gets more items than defaultLimit', { bound: limit => limit }],
  ]),
  ...deviations(windowDescription, [
    [
      'full-pages-only',
      'pageCount counts full pages only',
      ({ describe }) => ({
        describe: (window, total) => {
          const meta = describe(window, total)
          return { ...meta, pageCount: Math.floor(total / meta.pageSize) }
        },
      }),
    ],
  ]),
]

function byDefault(value: unknown) {
  return ({ argument }: ArgumentRule): Partial<ArgumentRule> => ({
    argument: schema => ({ ...argument(schema), default: value }),
  })
}
