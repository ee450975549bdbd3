import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.roles'

/** Whoever has a session may do what administrators may. */
export const everyoneAdministrates: Quirk = {
  id: `${CLAUSE}.all-alike`,
  clause: CLAUSE,
  says: 'lets every user do what administrators may',
  apply: changePlatform(({ adminAuthentication }) => ({
    adminAuthentication: replaceUnit(adminAuthentication, 'platform.authentication.session-cookie', rule => ({
      ...rule,
      identify: async (request, gate) => {
        const actor = await rule.identify(request, gate)
        return actor?.kind === 'user' ? { ...actor, role: 'Administrator' } : actor
      },
    })),
  })),
}
