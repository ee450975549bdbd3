import { misuse } from '../../errors.ts'
import type { QueryContext } from '../query.ts'
import { anyOf, type Condition } from './condition.ts'
import type { GroupOperator, ListOperator, TextOperator } from './operator.ts'

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

/** What becomes of an object among the items of a list. */
export interface OperandObjects {
  readonly clause: string
  readonly accepts: (operator: ListOperator) => boolean
  /** Whether operands of operators within it are read, so that one that the attribute cannot have is refused. */
  readonly areRead: boolean
}

/** content.filters.in-objects: `$in` and `$notIn` take it for a value that nothing is equal to (observed). */
export const operandObjects: OperandObjects = {
  clause: 'content.filters.in-objects',
  accepts: ({ length }) => length === undefined,
  areRead: true,
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

/** One form in which a group operator takes its filters. */
export interface GroupOperand {
  readonly clause: string
  readonly fits: (operator: GroupOperator, operand: unknown) => boolean
  /** The filters to join. Throws a ValidationError for a form that is refused. */
  readonly filters: (operator: GroupOperator, operand: unknown) => readonly unknown[]
  /** In what the filters are compiled. */
  readonly within: (operand: unknown, context: QueryContext) => QueryContext
}

const inTheSame: GroupOperand['within'] = (_operand, context) => context

/** content.filters.group-shape: an array (observed for `$and`). */
const list: GroupOperand = {
  clause: 'content.filters.group-shape',
  fits: (operator, operand) => operator.name !== '$not' && Array.isArray(operand),
  filters: (_operator, operand) => (Array.isArray(operand) ? operand : []),
  within: inTheSame,
}

/** content.filters.not-shape: `$not` takes an object, or an array that is joined by and (observed). */
const single: GroupOperand = {
  clause: 'content.filters.not-shape',
  fits: operator => operator.name === '$not',
  filters: (_operator, operand) => (Array.isArray(operand) ? operand : [operand]),
  within: inTheSame,
}

/** content.filters.group-wrong-shape: `$and` and `$or` with anything else are refused (the real program answers 500). */
const wrong: GroupOperand = {
  clause: 'content.filters.group-wrong-shape',
  fits: () => true,
  filters: ({ name }) => {
    throw misuse(`Invalid filters: ${name} takes a list of filters`)
  },
  within: inTheSame,
}

/** The first that fits decides. */
export const groupOperands: readonly GroupOperand[] = [list, single, wrong]

/** For which operators no value as the operand is a text. */
export interface NullTexts {
  readonly clause: string
  readonly isText: (operator: TextOperator) => boolean
}

/** content.filters.null-as-text: those that look for parts of a text take it for the text `null` (observed). */
export const nullTexts: NullTexts = {
  clause: 'content.filters.null-as-text',
  isText: ({ nullOperand }) => nullOperand === undefined,
}

/** How the operand of `$null` and `$notNull` is read. */
export interface PresenceOperand {
  readonly clause: string
  readonly isYes: (operand: unknown) => boolean
}

/** content.filters.null-operand: `false`, `f`, `0`, the empty text and no value are no, all else is yes (observed). */
export const presenceOperand: PresenceOperand = {
  clause: 'content.filters.null-operand',
  isYes: operand => !NO.has(operand),
}

const NO: ReadonlySet<unknown> = new Set(['false', 'f', '0', '', 0, false, null, undefined])

/** What several operands of an operator that takes one mean together. */
export interface SeveralOperands {
  readonly clause: string
  readonly join: (conditions: readonly Condition[]) => Condition
}

/** content.filters.several-operands: one of them must be met (observed). */
export const severalOperands: SeveralOperands = { clause: 'content.filters.several-operands', join: anyOf }
