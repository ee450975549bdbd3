import { noFaults } from '../../../content/actions/write/values/value-rule.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.values.blocks'

/** Blocks are not checked. */
export const valuesBlocksNotChecked: Quirk = {
  id: 'content.writes.values.blocks.not-checked',
  clause,
  says: 'blocks are not checked',
  apply: changeWrites(({ valueRules }) => ({
    valueRules: withUnit(valueRules, clause, () => ({ faults: noFaults })),
  })),
}
