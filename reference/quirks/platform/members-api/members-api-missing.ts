import type { Quirk } from '../../quirk.ts'
import { dropUnit } from '../change-platform.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.members-api.served'

/** The API of the widget is not there before 5.0 either. */
export const membersApiMissing: Quirk = {
  id: `${CLAUSE}.missing`,
  clause: CLAUSE,
  says: 'does not serve members/api before 5.0 either',
  apply: changeRestored(CLAUSE, units => ({ ...units, pages: dropUnit(units.pages, CLAUSE) })),
}
