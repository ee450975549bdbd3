import { unauthorized } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.admin-missing'

/** Nobody is asked to say who they are, where nobody is forbidden to come in. */
export const adminMissingUnauthorized: Quirk = {
  id: `${CLAUSE}.unauthorized`,
  clause: CLAUSE,
  says: 'answers 401 to whoever says nothing of who they are',
  apply: changePlatform(({ adminAuthentication }) => ({
    adminAuthentication: replaceUnit(adminAuthentication, CLAUSE, rule => ({
      ...rule,
      identify: () => {
        throw unauthorized('Authorization failed')
      },
    })),
  })),
}
