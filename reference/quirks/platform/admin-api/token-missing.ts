import type { Quirk } from '../../quirk.ts'
import { dropUnit } from '../change-platform.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.admin-api.authentication.token'

/** The first generation gives nobody a token. */
export const tokenMissing: Quirk = {
  id: `${CLAUSE}.missing`,
  clause: CLAUSE,
  says: 'gives no tokens for name and password',
  apply: changeRestored(CLAUSE, units => ({ ...units, routes: dropUnit(units.routes, CLAUSE) })),
}
