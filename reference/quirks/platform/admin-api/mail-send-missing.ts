import type { Quirk } from '../../quirk.ts'
import { dropUnit } from '../change-platform.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.admin-api.mail.send'

/** Before 5.0 nobody can send a mail through the site either. */
export const mailSendMissing: Quirk = {
  id: `${CLAUSE}.missing`,
  clause: CLAUSE,
  says: 'sends no mails for users before 5.0 either',
  apply: changeRestored(CLAUSE, units => ({ ...units, routes: dropUnit(units.routes, CLAUSE) })),
}
