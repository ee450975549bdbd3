import { integerOrText } from '../../../content/query/comparable.ts'
import type { OperandRule } from '../../../content/query/filters/operands.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

const clause = 'content.filters.operand.whole-number'

/** UNDOCUMENTED: better-sqlite3 hands big integers over as doubles, so what is beyond 2^53 is rounded. */
export const bigintegerRounded: Quirk = {
  id: 'content.filters.operand.whole-number.rounded',
  clause,
  says: 'integers beyond 2^53 are compared after rounding',
  apply: changeFilters(({ operands }) => ({
    operands: operands.flatMap(rule => (rule.clause === clause ? [rounding(rule), rule] : [rule])),
  })),
}

function rounding({ read }: OperandRule): OperandRule {
  return {
    clause,
    types: ['biginteger'],
    read: (operand, attribute) => {
      const exact = read(operand, attribute)
      return typeof exact === 'bigint' ? integerOrText(String(Number(exact))) : exact
    },
  }
}
