import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** The locale is left out. */
export const localeLeftOut: Quirk = {
  id: 'content.resources.locale.left-out',
  clause: 'content.resources.locale',
  says: 'the locale is left out',
  apply: changeAttributes(({ locale, ...attributes }) => attributes),
}
