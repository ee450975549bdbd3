import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A JWT never expires. */
export const jwtExpiryIgnored: Quirk = {
  id: 'content.auth.jwt.expiry.ignored',
  clause: 'content.auth.jwt.expiry',
  says: 'a JWT never expires',
  apply: units =>
    changeAuth(units, ({ jwtRules }) => ({
      jwtRules: replaceUnit(jwtRules, 'content.auth.jwt.expiry', unit => ({ ...unit, holds: () => true })),
    })),
}
