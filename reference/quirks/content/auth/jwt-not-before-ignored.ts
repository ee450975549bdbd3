import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A JWT holds before the time from which it says that it does. */
export const jwtNotBeforeIgnored: Quirk = {
  id: 'content.auth.jwt.not-before.ignored',
  clause: 'content.auth.jwt.not-before',
  says: 'a JWT holds before the time from which it says that it does',
  apply: units =>
    changeAuth(units, ({ jwtRules }) => ({
      jwtRules: replaceUnit(jwtRules, 'content.auth.jwt.not-before', unit => ({
        ...unit,
        holds: () => true,
      })),
    })),
}
