import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.text'

/** A number is taken as text. */
export const valuesTextNumbersTaken: Quirk = {
  id: 'content.writes.values.text.numbers-taken',
  clause,
  says: 'a number is taken as text',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({
      cast: given => (typeof given === 'number' ? String(given) : given),
    })),
  })),
}
