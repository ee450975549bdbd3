import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A read-only token may do everything. */
export const apiTokenReadOnlyMayWrite: Quirk = {
  id: 'content.auth.api-token.read-only.may-write',
  clause: 'content.auth.api-token.read-only',
  says: 'a read-only token may do everything',
  apply: units =>
    changeAuth(units, ({ apiTokenTypes }) => ({
      apiTokenTypes: replaceUnit(apiTokenTypes, 'content.auth.api-token.read-only', unit => ({
        ...unit,
        grants: () => () => true,
      })),
    })),
}
