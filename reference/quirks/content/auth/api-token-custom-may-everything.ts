import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A custom token may do everything. */
export const apiTokenCustomMayEverything: Quirk = {
  id: 'content.auth.api-token.custom.may-everything',
  clause: 'content.auth.api-token.custom',
  says: 'a custom token may do everything',
  apply: units =>
    changeAuth(units, ({ apiTokenTypes }) => ({
      apiTokenTypes: replaceUnit(apiTokenTypes, 'content.auth.api-token.custom', unit => ({
        ...unit,
        grants: () => () => true,
      })),
    })),
}
