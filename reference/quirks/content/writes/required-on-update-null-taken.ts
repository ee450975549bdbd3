import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.required.on-update'

/** A required attribute may be made null. */
export const requiredOnUpdateNullTaken: Quirk = {
  id: 'content.writes.required.on-update.null-taken',
  clause,
  says: 'a required attribute may be made null',
  apply: changeWrites(({ requirements }) => ({
    requirements: withUnit(requirements, clause, () => ({ demands: () => false })),
  })),
}
