import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.max-length'

/** Text may be longer than maxLength. */
export const constraintsMaxLengthNotChecked: Quirk = {
  id: 'content.writes.constraints.max-length.not-checked',
  clause,
  says: 'text may be longer than maxLength',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
