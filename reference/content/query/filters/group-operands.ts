import { validationError } from '../../errors.ts'
import type { GroupOperator } from './operator.ts'

/** One form in which a group operator takes its filters. */
export interface GroupOperand {
  readonly clause: string
  readonly fits: (operator: GroupOperator, operand: unknown) => boolean
  /** The filters to join. Throws a ValidationError for a form that is refused. */
  readonly filters: (operator: GroupOperator, operand: unknown) => readonly unknown[]
}

/** content.filters.group-shape: an array (observed for `$and`). */
const list: GroupOperand = {
  clause: 'content.filters.group-shape',
  fits: (operator, operand) => operator.name !== '$not' && Array.isArray(operand),
  filters: (_operator, operand) => (Array.isArray(operand) ? operand : []),
}

/** content.filters.not-shape: `$not` takes an object, or an array that is joined by and (observed). */
const single: GroupOperand = {
  clause: 'content.filters.not-shape',
  fits: operator => operator.name === '$not',
  filters: (_operator, operand) => (Array.isArray(operand) ? operand : [operand]),
}

/** content.filters.group-wrong-shape: `$and` and `$or` with anything else are refused (the real program answers 500). */
const wrong: GroupOperand = {
  clause: 'content.filters.group-wrong-shape',
  fits: () => true,
  filters: ({ name }) => {
    throw validationError(`Invalid filters: ${name} takes a list of filters`)
  },
}

/** The first that fits decides. */
export const groupOperands: readonly GroupOperand[] = [list, single, wrong]
