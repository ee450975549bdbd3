import { invalidParameter } from '../../content/errors.ts'
import { compileWhere } from '../../content/query/filters/compile.ts'
import { always } from '../../content/query/filters/condition.ts'
import { type LocaleRule, localeRules } from '../../content/query/locale/locale.ts'
import { isRecord } from '../../content/query/query.ts'
import { filteredRows, type RelatedRows, relatedLocale } from '../../content/query/related-rows.ts'
import { unitOf } from '../change-unit.ts'
import { deviations } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'

const rule = (name: string) => unitOf(localeRules, `content.locale.${name}`)

/** Of a localized type, only the entries of the default locale. */
const onlyDefaultLocale: RelatedRows['condition'] = (related, context) =>
  related.attributes.has('locale')
    ? compileWhere({ locale: context.options.defaultLocale }, related, context)
    : always

/** Which locales are read. */
export const localeQuirks: readonly Quirk[] = [
  ...deviations(rule('given'), [
    [
      'ignored',
      'locale is ignored: lists hold the default locale',
      { wanted: (_query, defaultLocale) => defaultLocale },
    ],
  ]),
  ...deviations(rule('absent'), [
    // strapi/strapi 11953, 11976: what people met who had not said a locale.
    ['all', 'without locale, the entries of all locales are returned', { wanted: () => null }],
  ]),
  ...deviations(rule('all'), [['code', 'all is taken for the code of a locale', { applies: () => false }]]),
  ...deviations(rule('several'), [
    // strapi/documentation 2520: repeated parameters are said nowhere.
    [
      'first-only',
      'of several locales the first counts',
      { wanted: ({ locale }) => (Array.isArray(locale) ? locale[0] : locale) },
    ],
  ]),
  ...deviations(
    rule('given'),
    [
      // strapi/strapi 12799: the fallback that people ask for.
      [
        'default',
        'a locale without entries falls back to the default locale',
        {
          wanted: ({ locale }, defaultLocale) =>
            ['fr', 'tr'].includes(String(locale)) ? locale : defaultLocale,
        },
      ],
    ],
    'content.locale.unknown',
  ),
  ...deviations(
    rule('not-localized'),
    [
      [
        'refused',
        'locale is refused on a type without localization',
        ({ applies }) => ({ applies: refusing(applies) }),
      ],
    ],
    'content.locale.not-localized-values',
  ),
  ...deviations(
    rule('absent'),
    [
      // strapi/strapi 14064: a filter that does not switch the locale surprises people.
      [
        'decides',
        'a filter on locale takes the place of the default locale',
        {
          wanted: ({ filters }, defaultLocale) =>
            isRecord(filters) && 'locale' in filters ? null : defaultLocale,
        },
      ],
    ],
    'content.locale.filter',
  ),
  ...deviations(relatedLocale, [
    // strapi/strapi 14473: relations that should follow the locale.
    [
      'default-only',
      'populated relations show the default locale alone; localizations are all there',
      {
        condition: (related, context, attribute) =>
          attribute.name === 'localizations' ? always : onlyDefaultLocale(related, context, attribute),
      },
    ],
  ]),
  ...deviations(
    relatedLocale,
    [
      [
        'default-only',
        'localizations are those of the default locale alone',
        {
          condition: (related, context, attribute) =>
            attribute.name === 'localizations' ? onlyDefaultLocale(related, context, attribute) : always,
        },
      ],
      [
        'not-the-default',
        'localizations leave out the default locale',
        {
          condition: (related, context, attribute) =>
            attribute.name === 'localizations'
              ? compileWhere({ locale: { $ne: context.options.defaultLocale } }, related, context)
              : always,
        },
      ],
    ],
    'content.shapes.localizations',
  ),
  ...deviations(unitOf(filteredRows, 'content.locale.deep-filters'), [
    ['default-only', 'a deep filter sees the default locale alone', { condition: onlyDefaultLocale }],
  ]),
  ...deviations(
    rule('absent'),
    [
      [
        'default',
        'a single type is answered in the default locale, whatever locale says',
        ({ applies }) => ({
          applies: (query, type) => type.kind === 'singleType' || applies(query, type),
        }),
      ],
    ],
    'content.locale.single-type',
  ),
]

function refusing(applies: LocaleRule['applies']): LocaleRule['applies'] {
  return (query, type) => {
    if (applies(query, type) && 'locale' in query) throw invalidParameter('locale')
    return applies(query, type)
  }
}
