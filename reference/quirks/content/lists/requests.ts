import { readingOrder } from '../../../content/actions/list.ts'
import { invalidParameter, validationError } from '../../../content/errors.ts'
import { publicationStateRules } from '../../../content/query/publication/states.ts'
import { isRecord, type RawQuery } from '../../../content/query/query.ts'
import { queryLevels } from '../../../content/query/query-string/levels.ts'
import { type NotationRule, notationRules } from '../../../content/query/query-string/notation.ts'
import { listParameters } from '../../../content/query/query-string/parameters.ts'
import { search } from '../../../content/query/search/search.ts'
import type { RestCall } from '../../../content/rest/context.ts'
import { listPayload } from '../../../content/rest/frame/list.ts'
import { pathForms, typePaths } from '../../../content/rest/frame/paths.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { likeBy } from '../databases/like.ts'
import { like as likeOfMariadb } from '../databases/mariadb.ts'
import { likeLower } from '../databases/postgres.ts'
import { foldAscii } from '../databases/sqlite.ts'

/** What a list is asked with: search, query strings, paths and bodies. */
export const listRequestQuirks: readonly Quirk[] = [
  ...deviations(
    search,
    [
      // UNDOCUMENTED: a search is a LIKE of SQLite, in which `%` is escaped and `_` is not.
      [
        'as-like',
        'a search takes _ as a wildcard and folds ASCII letters alone',
        { finds: operand => escapingLike(searchPattern(operand)) },
      ],
      // UNDOCUMENTED: a search is an ILIKE of PostgreSQL, in which `%` is escaped and `_` is not.
      [
        'as-postgres-like',
        'a search takes _ as a wildcard and folds letter by letter',
        { finds: operand => likeLower(searchPattern(operand)) },
      ],
      // UNDOCUMENTED: a search is a LIKE of MariaDB, too.
      [
        'as-mariadb-like',
        'a search takes _ as a wildcard and ignores case and accents',
        { finds: operand => likeOfMariadb(searchPattern(operand)) },
      ],
    ],
    'content.search.literal',
  ),
  ...deviations(search, [
    ['minds-case', 'a search minds case', { finds: operand => text => text.includes(operand) }],
    ['ignored', 'a search is ignored', { finds: () => () => true }],
    [
      'strings-only',
      'a search looks into strings alone',
      ({ looksInto }) => ({
        looksInto: (attribute, isNumber) =>
          looksInto(attribute, isNumber) && attribute.kind === 'scalar' && attribute.type === 'string',
      }),
    ],
    [
      'private',
      'a search looks into private attributes, so that their values can be guessed',
      ({ looksInto }) => ({
        looksInto: (attribute, isNumber) => looksInto({ ...attribute, private: false }, isNumber),
      }),
    ],
  ]),
  ...deviations(unitOf(notationRules, 'content.query.brackets'), [
    ['no-arrays', 'numbers in brackets are names', parsing({ parseArrays: false })],
  ]),
  ...deviations(
    unitOf(notationRules, 'content.query.brackets-observed'),
    [['dots', 'dots are brackets, also those inside of brackets', parsing({ allowDots: true })]],
    'content.query.brackets',
  ),
  ...deviations(
    unitOf(notationRules, 'content.query.brackets'),
    [['zeros', 'zeros in front of an index are ignored', parsing({ decoder: decodeWithoutZeros })]],
    'content.query.list-names',
  ),
  ...deviations(unitOf(notationRules, 'content.query.brackets-observed'), [
    ['last-wins', 'of a repeated name the last value wins', parsing({ duplicates: 'last' })],
  ]),
  // The parser of query strings has 20 items and 5 brackets by default.
  ...deviations(unitOf(notationRules, 'content.query.array-limit'), [
    ['twenty', 'lists have up to 20 items', parsing({ arrayLimit: 20 })],
    // UNDOCUMENTED: 100 items, and 1,000 parameters.
    ['hundred', 'lists have up to 100 items', parsing({ arrayLimit: 100, parameterLimit: 1_000 })],
  ]),
  ...deviations(unitOf(notationRules, 'content.query.depth-limit'), [
    ['five', 'brackets nest up to 5 deep', parsing({ depth: 5 })],
    // UNDOCUMENTED: 20 brackets.
    ['twenty', 'brackets nest up to 20 deep', parsing({ depth: 20 })],
  ]),
  ...deviations(queryLevels, [
    ['more', 'a query may nest more than 250 brackets deep', ({ most }) => ({ most: 2 * most })],
  ]),
  ...deviations(unitOf(notationRules, 'content.query.odd'), [
    ['semicolons', 'a semicolon parts parameters, too', parsing({ delimiter: /[&;]/ })],
    [
      'prototypes',
      'names of the prototype of objects are names like any other',
      parsing({ allowPrototypes: true }),
    ],
  ]),
  ...deviations(unitOf(notationRules, 'content.query.bad-encoding'), [
    ['refused', 'what is not percent-encoded UTF-8 is refused', parsing({ decoder: decode })],
  ]),
  ...deviations(
    unitOf(notationRules, 'content.query.brackets'),
    [
      [
        'dollar-as-written',
        'a percent-encoded dollar sign in a name is not read',
        parsing({ decoder: decodeValue }),
      ],
      ['plus-as-written', 'a plus sign is a plus sign', parsing({ decoder: decodePlus })],
    ],
    'content.query.encoded-names',
  ),
  ...deviations(listParameters, [
    ['refused', 'a parameter that a list does not know is refused', { check: refuseUnknown }],
  ]),
  ...deviations(typePaths, [
    [
      'without-api',
      'lists have no /api in front',
      ({ of }) => ({ of: type => of(type).map(path => path.replace('/api', '')) }),
    ],
  ]),
  ...deviations(
    typePaths,
    [
      [
        'collection-name',
        'a list is at its collection name, too',
        ({ of }) => ({ of: type => [...of(type), `/api/${type.collectionName}`] }),
      ],
    ],
    'content.list.other-paths',
  ),
  ...deviations(
    typePaths,
    [
      [
        'singular-name',
        'a list is at its singular name, too',
        ({ of }) => ({ of: type => [...new Set([...of(type), `/api/${type.singularName}`])] }),
      ],
    ],
    'content.list.other-paths',
  ),
  ...deviations(
    typePaths,
    [
      [
        'guessed',
        'the plural of a name is guessed by adding an s, and a hyphen becomes an underscore',
        ({ of }) => ({
          of: type =>
            type.kind === 'collectionType' ? [`/api/${type.singularName.replaceAll('-', '_')}s`] : of(type),
        }),
      ],
    ],
    'content.models.plural-name',
  ),
  ...deviations(
    typePaths,
    [
      [
        'in-path',
        'lists are at /api/v1, too',
        ({ of }) => ({ of: type => of(type).flatMap(path => [path, path.replace('/api', '/api/v1')]) }),
      ],
    ],
    'content.service.no-version',
  ),
  ...deviations(pathForms, [
    [
      'exact',
      'a path with capitals or a slash at its end is unknown',
      { isKnown: path => path === path.toLowerCase() },
    ],
  ]),
  ...deviations(listPayload, [
    ['needed', 'what stands in the query has no say: a list is asked with a body', { query: fromBody }],
  ]),
  ...deviations(
    listPayload,
    [
      [
        'body-read',
        'a body has a say in what a list holds',
        { query: call => ({ ...call.query, ...fromBody(call) }) },
      ],
    ],
    'content.list.other-paths',
  ),
  ...deviations(
    listPayload,
    [
      [
        'ignored',
        'generated endpoints do not filter',
        ({ query }) => ({ query: call => ({ ...query(call), filters: undefined }) }),
      ],
    ],
    'content.service.filters-on-generated-endpoints',
  ),
  ...deviations(readingOrder, [
    ['sort-first', 'of several faults that of the sort is named first', { read: readSortFirst }],
  ]),
  ...deviations(
    unitOf(publicationStateRules, 'content.publication.default'),
    [['drafts-shown', 'a list holds drafts without being asked for them', { returns: () => true }]],
    'content.list.published-only',
  ),
]

const escapingLike = likeBy({ fold: foldAscii, escape: '\\' })

function searchPattern(operand: string): string {
  return `%${operand.replace(/[*%\\]/g, '\\$&')}%`
}

function parsing(options: NotationRule['options']): (rule: NotationRule) => Partial<NotationRule> {
  return rule => ({ options: { ...rule.options, ...options } })
}

function decodeWithoutZeros(text: string, decoder: (text: string) => string): string {
  return decoder(text).replace(/\[0+(?=\d)/g, '[')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    throw validationError(`Invalid query: ${text} is not percent-encoded UTF-8`)
  }
}

type Decoder = (text: string) => string

function decodeValue(text: string, decodeUsual: Decoder, _charset: string, of: 'key' | 'value'): string {
  return of === 'key' ? text : decodeUsual(text)
}

function decodePlus(text: string, decodeUsual: Decoder): string {
  return decodeUsual(text.replaceAll('+', '%2B'))
}

const NAMES: ReadonlySet<string> = new Set([
  'sort',
  'pagination',
  'filters',
  'populate',
  'fields',
  'locale',
  'publicationState',
  '_q',
])

function refuseUnknown(query: RawQuery): void {
  const stranger = Object.keys(query).find(name => !NAMES.has(name))
  if (stranger !== undefined) throw invalidParameter(stranger)
}

function fromBody({ request: { body } }: RestCall): RawQuery {
  if (body === null || body.length === 0) return {}
  const read: unknown = JSON.parse(new TextDecoder().decode(body))
  return isRecord(read) ? read : {}
}

function readSortFirst<F, S>(filters: () => F, sort: () => S): { readonly filters: F; readonly sort: S } {
  const read = sort()
  return { filters: filters(), sort: read }
}
