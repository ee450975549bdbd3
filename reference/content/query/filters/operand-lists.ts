import type { ListOperator } from './operator.ts'

/** How the operand of an operator that takes a list is read as one. */
export interface OperandItems {
  readonly clause: string
  readonly of: (operand: unknown) => readonly unknown[]
}

/** content.filters.in-one-value: a plain value is the only item; commas do not part it (observed). */
export const operandItems: OperandItems = {
  clause: 'content.filters.in-one-value',
  of: operand => (Array.isArray(operand) ? operand : [operand]),
}

/** How many operands an operator may have. */
export interface OperandCount {
  readonly clause: string
  readonly accepts: (operator: ListOperator, count: number) => boolean
}

/** content.filters.between-wrong-count: exactly as many as the operator takes (the real program answers 500). */
export const operandCount: OperandCount = {
  clause: 'content.filters.between-wrong-count',
  accepts: ({ length }, count) => length === undefined || length === count,
}
