import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

const HMAC = ['HS256', 'HS384', 'HS512']

/** The real program takes every algorithm of the HMAC family, if the secret is right. */
export const jwtAlgorithmHmacFamily: Quirk = {
  id: 'content.auth.jwt.algorithm.hmac-family',
  clause: 'content.auth.jwt.algorithm',
  says: 'a JWT signed by HS384 or HS512 is accepted as well',
  apply: units =>
    changeAuth(units, ({ jwtRules }) => ({
      jwtRules: replaceUnit(jwtRules, 'content.auth.jwt.algorithm', unit => ({
        ...unit,
        holds: ({ algorithm }) => HMAC.includes(String(algorithm)),
      })),
    })),
}
