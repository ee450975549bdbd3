import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.required'

/** An entry is made without its required attributes. */
export const requiredNotChecked: Quirk = {
  id: 'content.writes.required.not-checked',
  clause,
  says: 'an entry is made without its required attributes',
  apply: changeWrites(({ requirements }) => ({
    requirements: withUnit(requirements, clause, () => ({ demands: () => false })),
  })),
}
