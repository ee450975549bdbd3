import type { Quirk } from '../../quirk.ts'
import { dropUnit } from '../change-platform.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.admin-api.mail.test'

/** Before 5.0 nobody can try the mail either. */
export const mailTestMissing: Quirk = {
  id: `${CLAUSE}.missing`,
  clause: CLAUSE,
  says: 'sends no mail to try before 5.0 either',
  apply: changeRestored(CLAUSE, units => ({ ...units, routes: dropUnit(units.routes, CLAUSE) })),
}
