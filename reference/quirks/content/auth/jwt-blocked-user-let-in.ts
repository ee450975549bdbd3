import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A user who was blocked may go on calling with an older JWT. */
export const jwtBlockedUserLetIn: Quirk = {
  id: 'content.auth.jwt.blocked-user.let-in',
  clause: 'content.auth.jwt.blocked-user',
  says: 'a user who was blocked may go on calling with an older JWT',
  apply: units =>
    changeAuth(units, ({ jwtUserRules }) => ({
      jwtUserRules: replaceUnit(jwtUserRules, 'content.auth.jwt.blocked-user', unit => ({
        ...unit,
        refuse: () => null,
      })),
    })),
}
