import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A JWT without an id is refused as one of an unknown user. */
export const jwtUserClaimNotRequired: Quirk = {
  id: 'content.auth.jwt.user-claim.not-required',
  clause: 'content.auth.jwt.user-claim',
  says: 'a JWT without an id is refused as one of an unknown user',
  apply: units =>
    changeAuth(units, ({ jwtRules }) => ({
      jwtRules: replaceUnit(jwtRules, 'content.auth.jwt.user-claim', unit => ({
        ...unit,
        holds: () => true,
      })),
    })),
}
