import type { Quirk } from '../../quirk.ts'
import { dropUnit } from '../change-platform.ts'
import { changeRestored } from '../change-restored.ts'

const CLAUSE = 'platform.versioning.first-generation'

/** The first generation is not served. */
export const firstGenerationMissing: Quirk = {
  id: `${CLAUSE}.missing`,
  clause: CLAUSE,
  says: 'does not serve v0.1',
  apply: changeRestored(CLAUSE, units => ({ ...units, doors: dropUnit(units.doors, CLAUSE) })),
}
