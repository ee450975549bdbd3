import { noFaults } from '../../../content/actions/write/values/value-rule.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.enumeration'

/** An enumeration takes any text. */
export const valuesEnumerationAnyText: Quirk = {
  id: 'content.writes.values.enumeration.any-text',
  clause,
  says: 'an enumeration takes any text',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ faults: noFaults })),
  })),
}
