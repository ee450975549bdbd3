import { applicationError, type ContentError } from '../../errors.ts'
import type { ContentType } from '../../model/types.ts'
import { own, type Values, type WriteContext } from './context.ts'

/** The locale of a new entry. */
export interface EntryLocale {
  readonly clause: string
  readonly of: (given: Values, context: WriteContext) => unknown
}

/** content.writes.locale: A new entry has the locale that is sent with its values, else the default one. */
export const entryLocale: EntryLocale = {
  clause: 'content.writes.locale',
  of: (given, { options }) => own(given, 'locale') ?? options.defaultLocale,
}

/** What becomes of an entry of a locale that there is none of. */
export interface UnknownLocale {
  readonly clause: string
  readonly error: (locale: unknown) => ContentError | null
}

/** content.writes.locale.unknown: A locale that the service does not have is refused. */
export const unknownLocale: UnknownLocale = {
  clause: 'content.writes.locale.unknown',
  error: () => applicationError("This locale doesn't exist"),
}

/** What of an entry's place among locales a change may touch. */
export interface LocaleChange {
  readonly clause: string
  readonly keep: (given: Values) => Values
}

/** content.writes.locale.fixed: A change leaves the locale and the localizations of an entry as they are. */
export const localeChange: LocaleChange = {
  clause: 'content.writes.locale.fixed',
  keep: ({ locale, localizations, ...rest }) => rest,
}

/** Values with the locale that a new entry of the type gets. Throws an ApplicationError for one that is none. */
export function withLocale(given: Values, type: ContentType, context: WriteContext): Values {
  if (!type.localized) return given
  const { entryLocale: unit, unknownLocale: unknown } = context.units.writes
  const locale = unit.of(given, context)
  if (isLocale(locale, context)) return { ...given, locale }
  const error = unknown.error(locale)
  if (error) throw error
  return { ...given, locale }
}

/** Whether the service has a locale of this code. */
export function isLocale(code: unknown, { store }: WriteContext): boolean {
  return store.table('plugin::i18n.locale').column('code').includes(code)
}
