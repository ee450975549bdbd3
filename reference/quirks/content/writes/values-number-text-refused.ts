import { asGiven } from '../../../content/actions/write/values/value-rule.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.number'

/** Numbers that are sent as text are refused. */
export const valuesNumberTextRefused: Quirk = {
  id: 'content.writes.values.number.text-refused',
  clause,
  says: 'numbers that are sent as text are refused',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ cast: asGiven })),
  })),
}
