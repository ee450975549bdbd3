import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'
import { onlyDefaultLocale } from './only-default-locale.ts'

/** strapi/strapi 14473: relations that should follow the locale. */
export const localePopulatedDefaultOnly: Quirk = {
  id: 'content.locale.populated.default-only',
  clause: 'content.locale.populated',
  says: 'populated relations show the default locale alone',
  apply: changeContent(({ relatedLocale }) => ({
    relatedLocale: { ...relatedLocale, condition: onlyDefaultLocale },
  })),
}
