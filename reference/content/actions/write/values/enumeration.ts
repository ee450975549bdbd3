import { isRecord } from '../../../query/query.ts'
import { textFaults } from './text.ts'
import { asGiven, type ValueRule } from './value-rule.ts'

/** content.writes.values.enumeration: An enumeration takes one of its values, in their case, and no other. */
export const enumeration: ValueRule = {
  clause: 'content.writes.values.enumeration',
  types: ['enumeration'],
  cast: given => (isRecord(given) || Array.isArray(given) || given === null ? given : String(given)),
  faults: (value, given, { path, attribute: { enum: known = [] } }) => {
    if (typeof value === 'string' && known.includes(value)) return []
    const message = `${path} must be one of the following values: ${[...known, ''].join(', ')}`
    return [...textFaults(path, value, given), ...(value === null ? [] : [{ path, message }])]
  },
  store: asGiven,
}
