import { unauthorized } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.authentication.client-writes'

/** A client that would write is refused as an unknown one. */
export const writingClientUnknown: Quirk = {
  id: `${CLAUSE}.unauthorized`,
  clause: CLAUSE,
  says: 'answers 401 to a client that writes',
  apply: changeRestored(CLAUSE, units => ({
    ...units,
    adminAuthentication: replaceUnit(units.adminAuthentication, CLAUSE, rule => ({
      ...rule,
      identify: () => {
        throw unauthorized('Access denied.')
      },
    })),
  })),
}
