import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.time'

/** A time is kept without decimals. */
export const valuesTimeWithoutDecimals: Quirk = {
  id: 'content.writes.values.time.without-decimals',
  clause,
  says: 'a time is kept without decimals',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, ({ store }) => ({
      store: (value, attribute) => String(store(value, attribute)).slice(0, 8),
    })),
  })),
}
