import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.min-length'

/** Text may be shorter than minLength. */
export const constraintsMinLengthNotChecked: Quirk = {
  id: 'content.writes.constraints.min-length.not-checked',
  clause,
  says: 'text may be shorter than minLength',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
