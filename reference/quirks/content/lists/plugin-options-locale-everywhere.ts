import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** Types that are not localized have a locale, too. */
export const pluginOptionsLocaleEverywhere: Quirk = {
  id: 'content.models.plugin-options.locale-everywhere',
  clause: 'content.models.plugin-options',
  says: 'types that are not localized have a locale, too',
  apply: changeAttributes(attributes => ({ locale: 'en', ...attributes })),
}
