import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A new entry has the default locale, whatever is sent. */
export const localeDefaultAlways: Quirk = {
  id: 'content.writes.locale.default-always',
  clause: 'content.writes.locale',
  says: 'a new entry has the default locale, whatever is sent',
  apply: changeWrites(({ entryLocale }) => ({
    entryLocale: { ...entryLocale, of: (_given, { options }) => options.defaultLocale },
  })),
}
