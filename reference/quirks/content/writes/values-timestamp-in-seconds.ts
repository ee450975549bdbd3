import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.timestamp'

/** A timestamp is kept in seconds. */
export const valuesTimestampInSeconds: Quirk = {
  id: 'content.writes.values.timestamp.in-seconds',
  clause,
  says: 'a timestamp is kept in seconds',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, ({ store }) => ({
      store: (value, attribute) => String(Math.trunc(Number(store(value, attribute)) / 1000)),
    })),
  })),
}
