import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** API tokens are not known as credentials. */
export const apiTokenNotKnown: Quirk = {
  id: 'content.auth.api-token.not-known',
  clause: 'content.auth.api-token',
  says: 'API tokens are not known as credentials',
  apply: units =>
    changeAuth(units, ({ authStrategies }) => ({
      authStrategies: replaceUnit(authStrategies, 'content.auth.api-token', unit => ({
        ...unit,
        authenticate: async () => null,
      })),
    })),
}
