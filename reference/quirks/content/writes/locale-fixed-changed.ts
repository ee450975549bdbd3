import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A change may change the locale and the localizations. */
export const localeFixedChanged: Quirk = {
  id: 'content.writes.locale.fixed.changed',
  clause: 'content.writes.locale.fixed',
  says: 'a change may change the locale and the localizations',
  apply: changeWrites(({ localeChange }) => ({ localeChange: { ...localeChange, keep: given => given } })),
}
