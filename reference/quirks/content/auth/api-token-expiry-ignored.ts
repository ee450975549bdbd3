import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** API tokens never expire. */
export const apiTokenExpiryIgnored: Quirk = {
  id: 'content.auth.api-token.expiry.ignored',
  clause: 'content.auth.api-token.expiry',
  says: 'API tokens never expire',
  apply: units =>
    changeAuth(units, ({ apiTokenExpiry }) => ({
      apiTokenExpiry: { ...apiTokenExpiry, refuse: () => null },
    })),
}
