import { matches } from '../../../content/actions/list.ts'
import { findOne } from '../../../content/graphql/operations/queries.ts'
import { pluralField } from '../../../content/graphql/schema/naming.ts'
import type { ContentType } from '../../../content/model/types.ts'
import { localeRules } from '../../../content/query/locale/locale.ts'
import { collectionResponse, listPayload } from '../../../content/rest/frame/list.ts'
import { typePaths } from '../../../content/rest/frame/paths.ts'
import { unitOf } from '../../change-unit.ts'
import { deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'
import { answeringEntries, isObject } from './answer-json.ts'

const given = unitOf(localeRules, 'content.locale.given')

const TYPES = [
  'restaurant',
  'category',
  'location',
  'chef',
  'dish',
  'license',
  'review',
  'article',
  'tasting-menu',
]
const LOCALES = ['fr', 'tr', 'en']

/** Lists of one type, or of one locale, that are not as the others. */
export const placeQuirks: readonly Quirk[] = [
  ...deviations(
    typePaths,
    TYPES.map(name => [
      `${name}-missing`,
      `there is no list of the type ${name}`,
      ({ of }) => ({ of: type => (type.singularName === name ? ['/api/elsewhere'] : of(type)) }),
    ]),
  ),
  ...deviations(
    typePaths,
    [
      ['singular', 'a list is at the singular name', { of: type => [`/api/${type.singularName}`] }],
      [
        'without-hyphens',
        'the path of a list has no hyphens',
        withPath(plural => plural.replaceAll('-', '')),
      ],
      [
        'camel-case',
        'the path of a list is in camel case',
        withPath(plural => plural.replace(/-(\w)/g, (_, it) => it.toUpperCase())),
      ],
      [
        'collection-name',
        'a list is at its collection name',
        { of: type => [`/api/${type.collectionName}`] },
      ],
    ],
    'content.models.plural-name',
  ),
  ...deviations(
    typePaths,
    [
      [
        'unknown-served',
        'a path that begins as a plural is that of its list',
        { of: type => [`/api/${type.pluralName}`, `/api/${type.pluralName}es`] },
      ],
    ],
    'content.list.path',
  ),
  ...deviations(
    findOne,
    [
      [
        'guessed',
        'one entry is asked for by the plural without its last letter',
        { name: type => pluralField(type).slice(0, -1) },
      ],
    ],
    'content.models.singular-name',
  ),
  ...deviations(given, [
    ...LOCALES.map(
      code =>
        [
          `${code}-ignored`,
          `the locale ${code} is ignored`,
          {
            wanted: ({ locale }: { readonly locale?: unknown }, other: string) =>
              locale === code ? (code === 'en' ? 'fr' : other) : locale,
          },
        ] as const,
    ),
    ['all', 'with a locale, the entries of all locales are returned', { wanted: () => null }],
    [
      'and-default',
      'with a locale, those of the default one are returned, too',
      { wanted: ({ locale }, other) => ({ $in: [locale, other] }) },
    ],
    [
      'not',
      'with a locale, the entries of all others are returned',
      { wanted: ({ locale }) => ({ $ne: locale }) },
    ],
  ]),
  ...deviations(
    matches,
    [
      [
        'not-of-locations',
        'locale is ignored on a type without drafts',
        ignoringLocale(type => !type.draftAndPublish),
      ],
      [
        'not-of-articles',
        'locale is ignored on a type with drafts',
        ignoringLocale(type => type.draftAndPublish),
      ],
    ],
    given.clause,
  ),
  ...deviations(
    matches,
    [
      [
        'hides',
        'on a type without localization, a locale hides everything',
        ({ of }) => ({
          of: (list, table, context) =>
            'locale' in list.query && !list.type.localized
              ? { positions: [], total: 0 }
              : of(list, table, context),
        }),
      ],
      [
        'hides-others',
        'a type without localization has nothing in other locales',
        ({ of }) => ({
          of: (list, table, context) =>
            !list.type.localized && ['fr', 'tr'].includes(String(list.query.locale))
              ? { positions: [], total: 0 }
              : of(list, table, context),
        }),
      ],
    ],
    'content.locale.not-localized',
  ),
  ...deviations(
    collectionResponse,
    [
      [
        'shown',
        'who asks for a locale is shown one on every entry',
        answeringEntries(entry => ({
          ...entry,
          attributes: isObject(entry.attributes) ? { locale: 'en', ...entry.attributes } : entry.attributes,
        })),
      ],
    ],
    'content.locale.not-localized',
  ),
  ...deviations(
    matches,
    [
      [
        'hides-live',
        'with publicationState=live a type without drafts is empty',
        ({ of }) => ({
          of: (list, table, context) =>
            list.query.publicationState === 'live' && !list.type.draftAndPublish
              ? { positions: [], total: 0 }
              : of(list, table, context),
        }),
      ],
      [
        'hides-preview',
        'with publicationState=preview a type without drafts is empty',
        ({ of }) => ({
          of: (list, table, context) =>
            list.query.publicationState === 'preview' && !list.type.draftAndPublish
              ? { positions: [], total: 0 }
              : of(list, table, context),
        }),
      ],
    ],
    'content.publication.types-without',
  ),
  ...deviations(
    listPayload,
    TYPES.map(name => [
      `not-of-${name}`,
      `the list of the type ${name} does not filter`,
      ({ query }) => ({
        query: call => {
          const { filters, ...asked } = query(call)
          return isListOf(name, call.request.target) ? asked : { ...asked, filters }
        },
      }),
    ]),
    'content.service.filters-on-generated-endpoints',
  ),
]

function withPath(change: (plural: string) => string): Partial<typeof typePaths> {
  return { of: type => [`/api/${change(type.pluralName)}`] }
}

/** A list of all locales, as far as the rest of the query goes, where the test is true. */
function ignoringLocale(test: (type: ContentType) => boolean) {
  return ({ of }: typeof matches): Partial<typeof matches> => ({
    of: (list, table, context) => {
      if (!('locale' in list.query) || !test(list.type)) return of(list, table, context)
      const positions = [...table.rows.keys()]
      return { positions, total: positions.length }
    },
  })
}

function isListOf(singular: string, target: string): boolean {
  const stem = singular.replace(/y$/, '')
  return target.startsWith(`/api/${stem}`)
}
