import { validationError } from '../../../errors.ts'
import { asGiven, noFaults, type ValueRule } from './value-rule.ts'

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
    throw validationError(
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
