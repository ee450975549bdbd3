import { deletion } from '../../../content/actions/delete.ts'
import { localizationRefusals } from '../../../content/actions/localizations/create-localization.ts'
import { localizationRules } from '../../../content/actions/localizations/spread.ts'
import { allOrNothing } from '../../../content/actions/write/all-or-nothing.ts'
import { newIds, timestamps } from '../../../content/actions/write/implicit-values.ts'
import { entryLocale, localeChange, unknownLocale } from '../../../content/actions/write/locale.ts'
import { linkedIds } from '../../../content/world/entries/draft.ts'
import { unitOf } from '../../change-unit.ts'
import { breakingToo, deviations } from '../../deviations.ts'
import type { Quirk } from '../../quirk.ts'

const localeQuirks: readonly Quirk[] = [
  ...deviations(entryLocale, [
    [
      'default-always',
      'a new entry has the default locale, whatever is sent',
      { of: (_given, { options }) => options.defaultLocale },
    ],
  ]),
  ...deviations(localeChange, [
    ['changed', 'a change may change the locale and the localizations', { keep: given => given }],
  ]),
  ...deviations(unknownLocale, [['taken', 'a locale that there is none of is taken', { error: () => null }]]),
]

/** Reasons to make no localization that are not looked at. */
const UNREFUSED = [
  ['locale-missing', 'not-checked', 'a localization without a locale is not refused for that'],
  ['locale-invalid', 'not-checked', 'the locale of a localization need not be known'],
  ['locale-used', 'made-again', 'a localization is made again for a locale that is there'],
] as const

const localizationQuirks: readonly Quirk[] = [
  ...UNREFUSED.flatMap(([name, wrong, says]) =>
    deviations(unitOf(localizationRefusals, `content.writes.localizations.${name}`), [
      [wrong, says, { broken: () => null }],
    ]),
  ),
  ...deviations(unitOf(localizationRules, 'content.writes.localizations.linked-back'), [
    [
      'always',
      'every new entry is listed by its localizations',
      { applies: ({ isNew, row }) => isNew && linkedIds(row.localizations).length > 0 },
    ],
  ]),
  ...deviations(unitOf(localizationRules, 'content.writes.localizations.shared'), [
    ['always', 'every write is shared with the other locales', { applies: () => true }],
  ]),
]

/** Quirks of what is kept of a write: the entry, its id and times, and the entries of other locales. */
export const storeQuirks: readonly Quirk[] = [
  ...deviations(allOrNothing, [
    ['left-behind', 'what a refused write did before it was refused stays', { perform: write => write() }],
    // Strapi 4.26.2 has no transaction around a write, and puts back the entry itself. The uid of a component has no colon.
    [
      'components-gone',
      'components that a refused change has taken away stay away',
      { perform: (write, store) => store.transaction(write, uid => uid.includes(':')) },
    ],
  ]),
  ...deviations(newIds, [
    [
      'given-again',
      'a new entry gets the id after the highest one that is there',
      { take: ({ rows }) => (rows.at(-1)?.id ?? 0) + 1 },
    ],
  ]),
  ...deviations(timestamps, [
    ['change-not-noted', 'a change does not move updatedAt', { updated: () => ({}) }],
  ]),
  ...breakingToo(
    'content.graphql.mutations.delete',
    deviations(deletion, [
      ['kept', 'an entry that is deleted is still there, and all links to it', { remove: () => {} }],
    ]),
  ),
  ...localeQuirks,
  ...localizationQuirks,
]
