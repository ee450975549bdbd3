import type { Clock } from '../../world/clock.ts'
import { isList, type Json } from '../values.ts'
import { timeFrom } from './moment.ts'
import type { Condition, Filter, FilterValue } from './parse.ts'

/** The value that an object has of a property; undefined when it has none. */
export type ValueOf<R> = (row: R, property: string) => Json | undefined

/**
 * A test of objects that are kept in memory. UNDOCUMENTED: which ones a filter keeps is what the real program's library
 * makes of it, and that is no database: nothing is equal to a value of another type, and what is not equal differs.
 */
export function objectMatcher<R>(filter: Filter, read: ValueOf<R>, clock: Clock): (row: R) => boolean {
  if (filter.kind === 'condition')
    return row => isTrue(filter.condition, read(row, filter.condition.property), clock)
  const matchers = filter.filters.map(part => objectMatcher(part, read, clock))
  if (filter.kind === 'and') return row => matchers.every(matches => matches(row))
  return row => matchers.some(matches => matches(row))
}

function isTrue({ operator, negated, values }: Condition, value: Json | undefined, clock: Clock): boolean {
  const operands = values.map(operand => plainOperand(operand, clock))
  const [operand = null] = operands
  switch (operator) {
    case 'is':
    case 'in':
      return operands.some(other => isEqual(value, other)) !== negated
    case 'contains':
    case 'starts':
    case 'ends':
      return hasText(operator, value, String(operand)) !== negated
    default:
      return itemsOf(value).some(item => isInOrder(operator, item, operand))
  }
}

type Plain = string | number | boolean | null

function plainOperand(value: FilterValue, clock: Clock): Plain {
  return typeof value === 'object' && value !== null ? timeFrom(clock.now(), value) : value
}

function itemsOf(value: Json | undefined): readonly (Json | undefined)[] {
  return isList(value) ? value : [value]
}

/** What is not there is as good as null. */
function isEqual(value: Json | undefined, operand: Plain): boolean {
  if (operand === null) return value === null || value === undefined
  return itemsOf(value).some(item => item === operand)
}

function hasText(
  operator: 'contains' | 'starts' | 'ends',
  value: Json | undefined,
  operand: string,
): boolean {
  const part = operand.toLowerCase()
  return itemsOf(value).some(item => {
    if (typeof item !== 'string') return false
    const text = item.toLowerCase()
    if (operator === 'contains') return text.includes(part)
    return operator === 'starts' ? text.startsWith(part) : text.endsWith(part)
  })
}

/** Only values of one type have an order. */
function isInOrder(operator: '>' | '>=' | '<' | '<=', value: Json | undefined, operand: Plain): boolean {
  if (value === null && operand === null) return operator === '>=' || operator === '<='
  if (value === null || operand === null || typeof value !== typeof operand) return false
  const [one, other] = [comparable(value), comparable(operand)]
  if (operator === '>') return one > other
  if (operator === '>=') return one >= other
  return operator === '<' ? one < other : one <= other
}

function comparable(value: Json | undefined): string | number {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : String(value)
}
