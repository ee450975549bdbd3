import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.datetime'

/** A datetime is kept as it is sent. */
export const valuesDatetimeAsSent: Quirk = {
  id: 'content.writes.values.datetime.as-sent',
  clause,
  says: 'a datetime is kept as it is sent',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ store: value => String(value) })),
  })),
}
