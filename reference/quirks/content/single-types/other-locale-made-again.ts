import type { Quirk } from '../../quirk.ts'
import { changeSingleTypes } from '../writes/change-writes.ts'

/** A single type is made again for a locale that it is not there for. */
export const singleTypeOtherLocaleMadeAgain: Quirk = {
  id: 'content.single-types.other-locale.made-again',
  clause: 'content.single-types.other-locale',
  says: 'a single type is made again for a locale that it is not there for',
  apply: changeSingleTypes(({ otherLocale }) => ({ otherLocale: { ...otherLocale, error: () => null } })),
}
