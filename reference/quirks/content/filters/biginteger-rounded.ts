import { type Comparable, integerOrText } from '../../../content/query/comparable.ts'
import type { OperandRule } from '../../../content/query/filters/operands.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

const clause = 'content.filters.operand.whole-number'

/**
 * UNDOCUMENTED: better-sqlite3 hands big integers over as doubles, so what is beyond 2^53 is rounded. An operand
 * above the greatest integer is above every stored one as well.
 */
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
      return typeof exact === 'bigint' ? rounded(exact) : exact
    },
  }
}

const MOST = 2n ** 63n - 1n

/** More than what the greatest integer is rounded by; the least is a power of two, and not rounded. */
const BEYOND = 2048n

function rounded(exact: bigint): Comparable {
  return exact > MOST ? exact + BEYOND : integerOrText(String(Number(exact)))
}
