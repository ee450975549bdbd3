import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A locale that there is none of is taken. */
export const localeUnknownTaken: Quirk = {
  id: 'content.writes.locale.unknown.taken',
  clause: 'content.writes.locale.unknown',
  says: 'a locale that there is none of is taken',
  apply: changeWrites(({ unknownLocale }) => ({ unknownLocale: { ...unknownLocale, error: () => null } })),
}
