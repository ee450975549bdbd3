import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.password'

/** A number is taken as a password. */
export const valuesPasswordNumbersTaken: Quirk = {
  id: 'content.writes.values.password.numbers-taken',
  clause,
  says: 'a number is taken as a password',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({
      cast: given => (typeof given === 'number' ? String(given) : given),
    })),
  })),
}
