import { misuse } from '../../errors.ts'
import { type AttributeColumn, type Comparable, comparedValues } from '../comparable.ts'
import { isRecord, type QueryContext } from '../query.ts'
import { comparison, indexedComparison, isMissing } from './comparison.ts'
import { allOf, type Condition, not, saying, standing, unknown } from './condition.ts'
import type {
  FilterOperator,
  ListOperator,
  OperandsWithNull,
  PresenceOperator,
  TextOperator,
  ValueOperator,
} from './operator.ts'
import { textFormOf, textValues } from './text-forms.ts'

/** All that a condition on one attribute is compiled against. */
export type AttributeContext = Pick<QueryContext, 'units'>

/** What stands behind a scalar attribute: an object of operators, all of which must hold, or values without one. */
export function compileAttribute(
  column: AttributeColumn,
  value: unknown,
  context: AttributeContext,
): Condition {
  if (!isRecord(value)) return compileImplicit(column, value, context)
  return allOf(
    Object.entries(value).map(([name, operand]) =>
      standing(name, compileOperator(name, operand, column, context)),
    ),
  )
}

function compileImplicit(column: AttributeColumn, value: unknown, context: AttributeContext): Condition {
  const implicit = context.units.filters.implicitOperators.find(unit => unit.fits(value))
  if (!implicit) throw new Error(`invariant: no operator is implied by ${JSON.stringify(value)}`)
  return compileOperator(implicit.operator, value, column, context)
}

function compileOperator(
  name: string,
  operand: unknown,
  column: AttributeColumn,
  context: AttributeContext,
): Condition {
  const operator = context.units.filters.operators.find(unit => unit.name === name)
  if (!operator || (operator.kind === 'group' && name !== '$not')) {
    throw misuse(`Invalid filters: ${name} cannot stand under the attribute ${column.name}`)
  }
  if (operator.kind === 'list')
    return comparing(compileList(operator, operand, column, context), operator, column, operand)
  if (!Array.isArray(operand)) return compileSingle(operator, operand, column, context)
  const { severalOperands } = context.units.filters
  return severalOperands.join(
    operand.map((item, index) => standing(index, compileSingle(operator, item, column, context))),
  )
}

function compileSingle(
  operator: Exclude<FilterOperator, ListOperator>,
  operand: unknown,
  column: AttributeColumn,
  context: AttributeContext,
): Condition {
  if (operator.kind === 'group') return not(compileAttribute(column, operand, context))
  if (isRecord(operand) && operator.kind !== 'presence')
    throw misuse(`Invalid filters: ${operator.name} of ${column.name} takes no object`)
  return comparing(compileComparison(operator, operand, column, context), operator, column, operand)
}

function compileComparison(
  operator: ValueOperator | TextOperator | PresenceOperator,
  operand: unknown,
  column: AttributeColumn,
  context: AttributeContext,
): Condition {
  if (operator.kind === 'presence') return presence(operator, operand, column)
  if (operand === null) return withNullOperand(operator, column, context)
  return operator.kind === 'text'
    ? textComparison(operator, String(operand), column, context)
    : valueComparison(operator, readOperand(operand, column, context), column, context)
}

/** The condition, which says what is compared with what. */
function comparing(
  condition: Condition,
  { clause, name }: FilterOperator,
  { table, name: attribute }: AttributeColumn,
  operand: unknown,
): Condition {
  return saying(condition, { kind: 'comparison', clause, operator: name, table, attribute, operand })
}

function presence(operator: PresenceOperator, wanted: unknown, column: AttributeColumn): Condition {
  const stored = column.table.column(column.name)
  const isWanted = wanted === true
  return {
    holds: position => operator.holds(stored[position], isWanted),
    fails: position => !operator.holds(stored[position], isWanted),
  }
}

function withNullOperand(
  operator: ValueOperator | TextOperator,
  column: AttributeColumn,
  context: AttributeContext,
): Condition {
  const { nullTexts } = context.units.filters
  if (operator.kind === 'text' && nullTexts.isText(operator))
    return textComparison(operator, 'null', column, context)
  if (!operator.nullOperand) return unknown
  return operator.nullOperand === 'is-null' ? isMissing(column) : not(isMissing(column))
}

function valueComparison(
  operator: ValueOperator,
  operand: Comparable,
  column: AttributeColumn,
  context: AttributeContext,
): Condition {
  const only = operator.only && [operator.only(operand)]
  return indexedComparison(
    column,
    operator.matches(operand, column.type),
    only,
    missingMeet(operator, context),
  )
}

function textComparison(
  operator: TextOperator,
  operand: string,
  column: AttributeColumn,
  context: AttributeContext,
): Condition {
  const { textForms, textReach } = context.units.filters
  if (!textReach.reaches(operator, column.type)) {
    throw misuse(`Invalid filters: ${operator.name} of ${column.name} takes texts alone`)
  }
  const form = textFormOf(column.type, textForms)
  const folding = operator.folded ? context.units.filters.caseFolding : null
  const texts = textValues(column.table, column.name, form, folding)
  const matches = operator.matches(folding ? folding.fold(operand) : operand)
  return comparison(texts, matches, missingMeet(operator, context))
}

function compileList(
  operator: ListOperator,
  operand: unknown,
  column: AttributeColumn,
  context: AttributeContext,
): Condition {
  const { operandItems, operandCount, operandObjects } = context.units.filters
  const list = operandItems.of(operand)
  const plain = list.filter(item => !isRecord(item))
  // Without objects an answer does not rest on what becomes of them.
  if (plain.length < list.length && operandObjects.areRead) readInside(list, column, context)
  if (plain.length < list.length && !operandObjects.accepts(operator)) throw wrongList(operator, column)
  const read = plain.map(item => (item === null ? null : readOperand(item, column, context)))
  const operands = read.filter(item => item !== null)
  if (!operandCount.accepts(operator, list.length)) throw wrongList(operator, column)
  if (operands.length < read.length) return withNulls(operator, read, column)
  return indexedComparison(
    column,
    operator.matches(operands, column.type),
    operator.only?.(operands),
    missingMeet(operator, context),
  )
}

/** What holds or fails whatever is in place of null does so; the rest is unknown. */
function withNulls(
  { holdsAnyway, failsAnyway }: ListOperator,
  operands: OperandsWithNull,
  column: AttributeColumn,
): Condition {
  const standing = (isSo: ListOperator['holdsAnyway']) =>
    isSo ? comparison(comparedValues(column), isSo(operands), false).holds : unknown.holds
  return { holds: standing(holdsAnyway), fails: standing(failsAnyway) }
}

/** What is asked of the attribute by objects among values decides nothing; it must be such as can be asked. */
function readInside(list: readonly unknown[], column: AttributeColumn, context: AttributeContext): void {
  const takes = (name: string) =>
    context.units.filters.operators.some(
      operator => operator.name === name && (operator.kind !== 'group' || name === '$not'),
    )
  for (const [name, operand] of list.filter(isRecord).flatMap(item => Object.entries(item))) {
    if (takes(name)) compileOperator(name, operand, column, context)
  }
}

function wrongList(operator: ListOperator, column: AttributeColumn): Error {
  const shape =
    operator.length === undefined ? 'a list of values' : `a list of exactly ${operator.length} values`
  return misuse(`Invalid filters: ${operator.name} of ${column.name} takes ${shape}`)
}

function readOperand(operand: unknown, column: AttributeColumn, context: AttributeContext): Comparable {
  const rule = context.units.filters.operands.find(unit => unit.types.includes(column.type))
  if (!rule) throw new Error(`invariant: no operand rule for ${column.type}`)
  return rule.read(operand, column.name)
}

function missingMeet(
  operator: ValueOperator | ListOperator | TextOperator,
  context: AttributeContext,
): boolean {
  return context.units.filters.missingValues.meet(operator)
}
