import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** JWTs are not known as credentials. */
export const jwtNotKnown: Quirk = {
  id: 'content.auth.jwt.not-known',
  clause: 'content.auth.jwt',
  says: 'JWTs are not known as credentials',
  apply: units =>
    changeAuth(units, ({ authStrategies }) => ({
      authStrategies: replaceUnit(authStrategies, 'content.auth.jwt', unit => ({
        ...unit,
        authenticate: async () => null,
      })),
    })),
}
