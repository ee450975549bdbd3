import type { Quirk } from '../../quirk.ts'
import { dropUnit } from '../change-platform.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.site.helper-script'

/** The first generation has no script for its clients. */
export const helperScriptMissing: Quirk = {
  id: `${CLAUSE}.missing`,
  clause: CLAUSE,
  says: 'serves no helper script',
  apply: changeRestored(CLAUSE, units => ({ ...units, pages: dropUnit(units.pages, CLAUSE) })),
}
