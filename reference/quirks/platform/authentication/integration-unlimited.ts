import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.integration-scope'

/** It is forgotten who has come in by a token of an integration, so that nothing is closed to them. */
export const integrationUnlimited: Quirk = {
  id: `${CLAUSE}.unlimited`,
  clause: CLAUSE,
  says: 'opens to integrations all that users may do',
  apply: changePlatform(({ adminAuthentication }) => ({
    adminAuthentication: replaceUnit(
      adminAuthentication,
      'platform.authentication.integration-token',
      rule => ({
        ...rule,
        identify: async (request, gate) => ((await rule.identify(request, gate)) ? { kind: 'nobody' } : null),
      }),
    ),
  })),
}
