import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.max'

/** A number may be more than max. */
export const constraintsMaxNotChecked: Quirk = {
  id: 'content.writes.constraints.max.not-checked',
  clause,
  says: 'a number may be more than max',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
