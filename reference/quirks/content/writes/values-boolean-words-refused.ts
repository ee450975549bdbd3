import { asGiven } from '../../../content/actions/write/values/value-rule.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.boolean'

/** Booleans that are sent as text or numbers are refused. */
export const valuesBooleanWordsRefused: Quirk = {
  id: 'content.writes.values.boolean.words-refused',
  clause,
  says: 'booleans that are sent as text or numbers are refused',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ cast: asGiven })),
  })),
}
