import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.authentication.client-credentials'

/** The pair of a client is not compared with those that there are. */
export const anyClientTaken: Quirk = {
  id: `${CLAUSE}.any-client`,
  clause: CLAUSE,
  says: 'opens the first generation to any client',
  apply: changeRestored(CLAUSE, units => ({
    ...units,
    contentAuthentication: replaceUnit(units.contentAuthentication, CLAUSE, rule => ({
      ...rule,
      identify: () => ({ kind: 'nobody' }),
    })),
  })),
}
