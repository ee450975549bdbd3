import { showRow } from '../show-user.ts'
import { ok, type UsersRoute } from './route.ts'

const LOCALE_UID = 'plugin::i18n.locale'

/** content.locales.list: `GET /api/i18n/locales` answers a bare list of all locales, the default one with `isDefault: true`; no parameter has a say. */
export const localesRoute: UsersRoute = {
  clause: 'content.locales.list',
  method: 'GET',
  path: '/api/i18n/locales',
  action: 'plugin::i18n.locales.listLocales',
  answer: ({ context }) => {
    const locales = context.store.table(LOCALE_UID).rows
    const { defaultLocale } = context.options
    return ok(
      locales.map(locale => ({
        ...showRow(locale, LOCALE_UID, context),
        isDefault: locale.code === defaultLocale,
      })),
    )
  },
}
