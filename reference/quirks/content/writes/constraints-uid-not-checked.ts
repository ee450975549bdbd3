import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.uid'

/** A uid takes any text. */
export const constraintsUidNotChecked: Quirk = {
  id: 'content.writes.constraints.uid.not-checked',
  clause,
  says: 'a uid takes any text',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
