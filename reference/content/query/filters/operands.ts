import { misuse, validationError } from '../../errors.ts'
import { type Comparable, type ComparableType, integerOrText } from '../comparable.ts'
import { readDateTime } from './date-time.ts'

/** How an operand, written as text or given as a JSON value, is read as a value of an attribute's type. */
export interface OperandRule {
  readonly clause: string
  readonly types: readonly ComparableType[]
  /** Throws a ValidationError for text that is no value of the type. */
  readonly read: (operand: unknown, attribute: string) => Comparable
}

/** content.filters.operand.text */
const text: OperandRule = {
  clause: 'content.filters.operand.text',
  types: ['string', 'text', 'richtext', 'email', 'password', 'uid', 'enumeration'],
  read: operand => String(operand),
}

/** content.filters.operand.number: UNDOCUMENTED: an empty text is 0; hexadecimal and exponents are read (observed). */
const number: OperandRule = {
  clause: 'content.filters.operand.number',
  types: ['integer', 'float', 'decimal'],
  read: (operand, attribute) => {
    const value = Number(operand)
    if (Number.isNaN(value)) throw unusable(attribute, 'a number', operand)
    return value
  },
}

/** content.filters.operand.whole-number: text that is no number simply equals no stored number (observed). */
const wholeNumber: OperandRule = {
  clause: 'content.filters.operand.whole-number',
  types: ['id', 'biginteger'],
  read: operand => {
    const written = String(operand).trim()
    if (/^[+-]?\d+$/.test(written)) return integerOrText(written)
    return /^[+-]?(\d+\.\d*|\.?\d+)(e[+-]?\d+)?$/i.test(written) ? Number(written) : String(operand)
  },
}

/** content.filters.operand.boolean: `false`, `f`, `0` and the empty text are false, all else is true (observed). */
const boolean: OperandRule = {
  clause: 'content.filters.operand.boolean',
  types: ['boolean'],
  read: operand => !FALSE.has(operand),
}

const FALSE: ReadonlySet<unknown> = new Set(['false', 'f', '0', '', 0, false])

/** content.filters.operand.date: the first ten characters must be a date (observed). */
const date: OperandRule = {
  clause: 'content.filters.operand.date',
  types: ['date'],
  read: operand => {
    const found = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.exec(String(operand))?.[0]
    if (!found) throw validationError('Invalid format, expected yyyy-MM-dd')
    if (!isCalendarDate(found)) throw validationError('Invalid date')
    return found
  },
}

/** content.filters.operand.time: hours, minutes and seconds, with up to three decimals (observed). */
const time: OperandRule = {
  clause: 'content.filters.operand.time',
  types: ['time'],
  read: operand => {
    const parts = /^(2[0-3]|[01]\d):([0-5]\d):([0-5]\d)(?:.(\d{1,3}))?$/.exec(String(operand))
    if (!parts) throw validationError('Invalid time format, expected HH:mm:ss.SSS')
    const [, hours, minutes, seconds, fraction = ''] = parts
    return `${hours}:${minutes}:${seconds}.${fraction.padEnd(3, '0')}`
  },
}

/** content.filters.operand.datetime: an ISO 8601 date or date and time, or milliseconds since the epoch (observed). */
const datetime: OperandRule = {
  clause: 'content.filters.operand.datetime',
  types: ['datetime', 'timestamp'],
  read: operand => {
    const ms = readDateTime(String(operand))
    if (ms === null) throw validationError('Invalid format, expected a timestamp or an ISO date')
    return ms
  },
}

/** content.filters.operand.json: text in a query string is a JSON string, so it equals only stored strings (observed). */
const json: OperandRule = {
  clause: 'content.filters.operand.json',
  types: ['json', 'blocks'],
  read: operand => (typeof operand === 'number' ? operand : JSON.stringify(operand)),
}

export const operandRules: readonly OperandRule[] = [
  text,
  number,
  wholeNumber,
  boolean,
  date,
  time,
  datetime,
  json,
]

function unusable(attribute: string, expected: string, found: unknown) {
  return misuse(`Invalid parameter ${attribute}: expected ${expected}, found ${JSON.stringify(found)}`)
}

function isCalendarDate(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}
