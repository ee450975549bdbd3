import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.integer'

/** An integer may have decimals. */
export const constraintsIntegerNotChecked: Quirk = {
  id: 'content.writes.constraints.integer.not-checked',
  clause,
  says: 'an integer may have decimals',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
