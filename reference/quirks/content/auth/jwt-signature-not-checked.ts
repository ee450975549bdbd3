import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** The signature of a JWT is not checked. */
export const jwtSignatureNotChecked: Quirk = {
  id: 'content.auth.jwt.signature.not-checked',
  clause: 'content.auth.jwt.signature',
  says: 'the signature of a JWT is not checked',
  apply: units =>
    changeAuth(units, ({ jwtRules }) => ({
      jwtRules: replaceUnit(jwtRules, 'content.auth.jwt.signature', unit => ({ ...unit, holds: () => true })),
    })),
}
