import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.versioning.accept-version'

/** A newer version is refused also where the endpoint is there. */
export const newerVersionForbidden: Quirk = {
  id: `${CLAUSE}.newer-forbidden`,
  clause: CLAUSE,
  says: 'answers 406 to a newer version wherever it is asked for',
  apply: changePlatform(({ negotiation }) => ({
    negotiation: replaceUnit(negotiation, 'platform.versioning.version-ahead', rule => ({
      ...rule,
      ...(rule.refuse && { forbid: rule.refuse }),
    })),
  })),
}
