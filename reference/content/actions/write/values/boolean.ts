import { wrongType } from '../reading/fault.ts'
import { asGiven, type ValueRule } from './value-rule.ts'

/** content.writes.values.boolean: Booleans may be sent as `true`, `1`, `"true"` and `"1"`, and as their opposites. */
export const boolean: ValueRule = {
  clause: 'content.writes.values.boolean',
  types: ['boolean'],
  cast: castBoolean,
  faults: (value, given, { path }) =>
    typeof value === 'boolean' ? [] : [wrongType(path, 'boolean', value, given)],
  store: asGiven,
}

/** Words in any case; what is none of them stays as it is. */
export function castBoolean(given: unknown): unknown {
  const word = String(given).toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : given
}
