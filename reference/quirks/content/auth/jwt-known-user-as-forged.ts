import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** The JWT of a deleted user is refused in the words for a forged one. */
export const jwtKnownUserAsForged: Quirk = {
  id: 'content.auth.jwt.known-user.as-forged',
  clause: 'content.auth.jwt.known-user',
  says: 'the JWT of a deleted user is refused in the words for a forged one',
  apply: units =>
    changeAuth(units, ({ jwtUserRules }) => ({
      jwtUserRules: replaceUnit(jwtUserRules, 'content.auth.jwt.known-user', unit => ({
        ...unit,
        refuse: () => null,
      })),
    })),
}
