import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.unique'

/** A unique value may be there twice. */
export const constraintsUniqueNotChecked: Quirk = {
  id: 'content.writes.constraints.unique.not-checked',
  clause,
  says: 'a unique value may be there twice',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
