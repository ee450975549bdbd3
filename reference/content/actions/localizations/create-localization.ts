import { applicationError } from '../../errors.ts'
import type { ContentType } from '../../model/types.ts'
import { isRecord } from '../../query/query.ts'
import { linkedIds } from '../../world/entries/draft.ts'
import type { Row } from '../../world/table.ts'
import { createFrom } from '../create.ts'
import { own, type Values, type WriteContext } from '../write/context.ts'
import { sanitizeInput } from '../write/input/sanitize.ts'
import { isLocale } from '../write/locale.ts'
import { sharedValues } from './shared-values.ts'

/** A reason why an entry gets no localization. */
export interface LocalizationRefusal {
  readonly clause: string
  /** The message when the locale will not do, else null. */
  readonly broken: (locale: unknown, entry: Row, type: ContentType, context: WriteContext) => string | null
}

/** content.writes.localizations.locale-missing: A localization is not made without its locale. */
const missing: LocalizationRefusal = {
  clause: 'content.writes.localizations.locale-missing',
  broken: locale => (locale === undefined || locale === null ? 'locale is missing' : null),
}

/** content.writes.localizations.locale-invalid: A localization is not made for a locale that the service does not have. */
const invalid: LocalizationRefusal = {
  clause: 'content.writes.localizations.locale-invalid',
  broken: (locale, _entry, _type, context) => (isLocale(locale, context) ? null : 'locale is invalid'),
}

/** content.writes.localizations.locale-used: A localization is not made for a locale that the entry is there for. */
const used: LocalizationRefusal = {
  clause: 'content.writes.localizations.locale-used',
  broken: (locale, entry, type, { store }) => {
    const others = linkedIds(entry.localizations).map(id => store.table(type.uid).get(id)?.locale)
    return [entry.locale, ...others].includes(locale) ? 'locale is already used' : null
  },
}

/** Looked at in this order. */
export const localizationRefusals: readonly LocalizationRefusal[] = [missing, invalid, used]

/**
 * Makes the entry of another locale: what is not localized is taken from the entry, the rest from the values that
 * are sent. It is a draft, of which all is asked that is asked of a published one (observed). Throws a ContentError.
 * Clause: content.writes.localizations.create.
 */
export function createLocalization(type: ContentType, entry: Row, data: unknown, context: WriteContext): Row {
  const given: Values = isRecord(data) ? data : {}
  const locale = own(given, 'locale')
  refuseLocale(locale, entry, type, context)
  const shared = sharedValues(type, entry, { fields: null, populated: [] }, context)
  const localizations = [entry.id, ...linkedIds(entry.localizations)]
  const sent = sanitizeInput(given, type, context)
  return createFrom(type, { ...shared, ...sent, locale, localizations }, context)
}

function refuseLocale(locale: unknown, entry: Row, type: ContentType, context: WriteContext): void {
  for (const { broken } of context.units.writes.localizationRefusals) {
    const message = broken(locale, entry, type, context)
    if (message !== null) throw applicationError(message)
  }
}
