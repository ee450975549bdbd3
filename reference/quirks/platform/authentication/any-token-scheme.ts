import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.token-scheme'

/** The word before the token does not matter. */
export const anyTokenScheme: Quirk = {
  id: `${CLAUSE}.any`,
  clause: CLAUSE,
  says: 'takes a token after any word',
  apply: changePlatform(({ adminAuthentication }) => ({
    adminAuthentication: replaceUnit(
      adminAuthentication,
      'platform.authentication.integration-token',
      rule => ({
        ...rule,
        identify: (request, gate) => {
          const { authorization, ...others } = request.headers
          if (authorization === undefined) return null
          const renamed = authorization.replace(/^\S+/, gate.site.brand.name)
          return rule.identify({ ...request, headers: { ...others, authorization: renamed } }, gate)
        },
      }),
    ),
  })),
}
