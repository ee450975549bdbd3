import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.min'

/** A number may be less than min. */
export const constraintsMinNotChecked: Quirk = {
  id: 'content.writes.constraints.min.not-checked',
  clause,
  says: 'a number may be less than min',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
