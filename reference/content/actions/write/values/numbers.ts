import { misuse } from '../../../errors.ts'
import { wrongType } from '../reading/fault.ts'
import { asGiven, noFaults, type ValueRule } from './value-rule.ts'

/** content.writes.values.number: Numbers may be sent as text: `"5"` is 5 and `"1e3"` is 1000; other text is refused. */
export const number: ValueRule = {
  clause: 'content.writes.values.number',
  types: ['integer', 'float', 'decimal'],
  cast: castNumber,
  faults: (value, given, { path }) =>
    typeof value === 'number' && !Number.isNaN(value) ? [] : [wrongType(path, 'number', value, given)],
  store: asGiven,
}

/** Space is left out of text, and of a list only the first item is read; what remains may be no number. */
export function castNumber(given: unknown): number {
  if (typeof given === 'number') return given
  if (typeof given !== 'string') return Number.parseFloat(String(given))
  const written = given.replace(/\s/g, '')
  return written === '' ? Number.NaN : Number(written)
}

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/**
 * content.writes.values.biginteger: A biginteger takes a whole number of 64 bits, as a number or as its text, and
 * keeps every digit. SQLite keeps any text and rounds numbers; PostgreSQL fails with 500 where this refuses.
 */
export const biginteger: ValueRule = {
  clause: 'content.writes.values.biginteger',
  types: ['biginteger'],
  cast: asGiven,
  faults: noFaults,
  store: (value, { name }) => {
    const whole = wholeNumber(value)
    if (whole !== null && whole >= LEAST && whole <= GREATEST) return String(whole)
    throw misuse(
      `Invalid parameter ${name}: expected a whole number of 64 bits, found ${JSON.stringify(value)}`,
    )
  },
}

function wholeNumber(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : null
  return typeof value === 'string' && /^\s*[+-]?\d{1,20}\s*$/.test(value)
    ? BigInt(value.replace('+', ''))
    : null
}
