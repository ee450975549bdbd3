import { wrongType } from '../reading/fault.ts'
import { asGiven, type ValueRule } from './value-rule.ts'

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
