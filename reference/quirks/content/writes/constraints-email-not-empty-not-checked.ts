import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.email-not-empty'

/** An e-mail address may be empty. */
export const constraintsEmailNotEmptyNotChecked: Quirk = {
  id: 'content.writes.constraints.email-not-empty.not-checked',
  clause,
  says: 'an e-mail address may be empty',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
