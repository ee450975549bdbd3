import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A read-only token may also count users and list locales. */
export const apiTokenReadOnlyMayListAll: Quirk = {
  id: 'content.auth.api-token.read-only.may-list-all',
  clause: 'content.auth.api-token.read-only',
  says: 'a read-only token may also count users and list locales',
  apply: units =>
    changeAuth(units, ({ apiTokenTypes }) => ({
      apiTokenTypes: replaceUnit(apiTokenTypes, 'content.auth.api-token.read-only', unit => ({
        ...unit,
        grants: () => action => /(find(One)?|count|listLocales)$/.test(action),
      })),
    })),
}
