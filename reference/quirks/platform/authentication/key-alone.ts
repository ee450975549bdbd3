import { unauthorized } from '../../../platform/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.content-key'

/** A key counts only where no header says anything of who asks. */
export const keyAlone: Quirk = {
  id: `${CLAUSE}.alone`,
  clause: CLAUSE,
  says: 'refuses a key beside a header Authorization',
  apply: changePlatform(({ contentAuthentication }) => ({
    contentAuthentication: replaceUnit(contentAuthentication, CLAUSE, rule => ({
      ...rule,
      identify: (request, gate) => {
        if (request.headers.authorization !== undefined) throw unauthorized('Authorization failed')
        return rule.identify(request, gate)
      },
    })),
  })),
}
