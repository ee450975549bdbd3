import type { Quirk } from '../../quirk.ts'
import { dropUnit } from '../change-platform.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.authentication.bearer-token'

/** The first generation takes no notice of bearer tokens. */
export const bearerTokenUnknown: Quirk = {
  id: `${CLAUSE}.missing`,
  clause: CLAUSE,
  says: 'takes no notice of bearer tokens',
  apply: changeRestored(CLAUSE, units => ({
    ...units,
    adminAuthentication: dropUnit(units.adminAuthentication, CLAUSE),
  })),
}
