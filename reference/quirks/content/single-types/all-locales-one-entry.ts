import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** Locale=all answers one entry of a single type. */
export const singleTypeAllLocalesOneEntry: Quirk = {
  id: 'content.single-types.all-locales.one-entry',
  clause: 'content.single-types.all-locales',
  says: 'locale=all answers one entry of a single type',
  apply: changeRest(({ allLocales }) => ({ allLocales: { ...allLocales, applies: () => false } })),
}
