import { anyOf, type Condition } from './condition.ts'

/** What several operands of an operator that takes one mean together. */
export interface SeveralOperands {
  readonly clause: string
  readonly join: (conditions: readonly Condition[]) => Condition
}

/** content.filters.several-operands: one of them must be met (observed). */
export const severalOperands: SeveralOperands = { clause: 'content.filters.several-operands', join: anyOf }
