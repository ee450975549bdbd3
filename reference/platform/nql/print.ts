import type { Condition, Filter, FilterValue } from './parse.ts'

const SIGNS = {
  is: '',
  in: '',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
  contains: '~',
  starts: '~^',
  ends: '~$',
}
/** A value that needs no quotes. */
const LITERAL = /^[a-zA-Z][\w-]*\w$/

/** The text of a filter; reading it gives the filter again. */
export function printFilter(filter: Filter): string {
  if (filter.kind === 'condition') return printCondition(filter.condition)
  const sign = filter.kind === 'and' ? '+' : ','
  return filter.filters
    .map(part => (part.kind === 'condition' ? printFilter(part) : `(${printFilter(part)})`))
    .join(sign)
}

function printCondition({ property, operator, negated, values }: Condition): string {
  const isText = ['contains', 'starts', 'ends'].includes(operator)
  const printed = values.map(value => (isText ? quoted(String(value)) : printValue(value))).join(',')
  return `${property}:${negated ? '-' : ''}${SIGNS[operator]}${operator === 'in' ? `[${printed}]` : printed}`
}

function printValue(value: FilterValue): string {
  if (typeof value === 'string') return isPlain(value) ? value : quoted(value)
  if (typeof value === 'object' && value !== null)
    return `now${value.amount < 0 ? '-' : '+'}${Math.abs(value.amount)}${value.unit}`
  return String(value)
}

function isPlain(text: string): boolean {
  return LITERAL.test(text) && !/^(null|true|false)$/i.test(text)
}

function quoted(text: string): string {
  return `'${text.replace(/(['"])/g, '\\$1')}'`
}
