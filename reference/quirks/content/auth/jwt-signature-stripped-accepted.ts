import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A JWT is accepted without its signature. */
export const jwtSignatureStrippedAccepted: Quirk = {
  id: 'content.auth.jwt.signature.stripped-accepted',
  clause: 'content.auth.jwt.signature',
  says: 'a JWT is accepted without its signature',
  apply: units =>
    changeAuth(units, ({ jwtRules }) => ({
      jwtRules: replaceUnit(jwtRules, 'content.auth.jwt.signature', unit => ({
        ...unit,
        holds: (jwt, check) => jwt.text.endsWith('.') || unit.holds(jwt, check),
      })),
    })),
}
