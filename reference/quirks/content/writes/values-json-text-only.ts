import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.json'

/** A json attribute keeps the text of what is sent. */
export const valuesJsonTextOnly: Quirk = {
  id: 'content.writes.values.json.text-only',
  clause,
  says: 'a json attribute keeps the text of what is sent',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ store: value => JSON.stringify(value) })),
  })),
}
