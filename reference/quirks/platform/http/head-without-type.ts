import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.http.head'

/** An answer to HEAD has no body, and nothing says what it would be. */
export const headWithoutType: Quirk = {
  id: `${CLAUSE}.without-type`,
  clause: CLAUSE,
  says: 'answers HEAD without content-type',
  apply: changePlatform(({ http }) => ({
    http: replaceUnit(http, CLAUSE, rule => ({
      ...rule,
      after: (answer, raw) => (raw.method === 'HEAD' ? { ...answer, body: null } : answer),
    })),
  })),
}
