import type { Change } from '../../../platform/contracts.ts'
import { platformUnits } from '../../../platform/units.ts'

/** Changes of how a site may be set up: they change no answer, so no request can tell how they are made. */
const OF_SETUP = ['5-0.database', '5-0.secure-requests', '5-0.socket']

/** The changes that clients can see. */
export const seenChanges: readonly Change[] = platformUnits.changes.filter(
  ({ clause }) => !OF_SETUP.some(name => clause.endsWith(name)),
)
