import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.date'

/** A date is kept whether its day exists or not. */
export const valuesDateDaysNotChecked: Quirk = {
  id: 'content.writes.values.date.days-not-checked',
  clause,
  says: 'a date is kept whether its day exists or not',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ store: value => String(value).slice(0, 10) })),
  })),
}
