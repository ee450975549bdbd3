import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.email'

/** Any text is an e-mail address. */
export const constraintsEmailNotChecked: Quirk = {
  id: 'content.writes.constraints.email.not-checked',
  clause,
  says: 'any text is an e-mail address',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
