import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.constraints.regex'

/** Text need not match the regex. */
export const constraintsRegexNotChecked: Quirk = {
  id: 'content.writes.constraints.regex.not-checked',
  clause,
  says: 'text need not match the regex',
  apply: changeWrites(({ constraints }) => ({
    constraints: withUnit(constraints, clause, () => ({ broken: () => null })),
  })),
}
