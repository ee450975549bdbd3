import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A full-access token may only read. */
export const apiTokenFullAccessReadsOnly: Quirk = {
  id: 'content.auth.api-token.full-access.reads-only',
  clause: 'content.auth.api-token.full-access',
  says: 'a full-access token may only read',
  apply: units =>
    changeAuth(units, ({ apiTokenTypes }) => ({
      apiTokenTypes: replaceUnit(apiTokenTypes, 'content.auth.api-token.full-access', unit => ({
        ...unit,
        grants: () => action => /find(One)?$/.test(action),
      })),
    })),
}
