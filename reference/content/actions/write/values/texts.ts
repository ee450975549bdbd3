import { Password } from '../../../../world/password.ts'
import { isRecord } from '../../../query/query.ts'
import { type Fault, wrongType } from '../reading/fault.ts'
import { asGiven, type ValueRule } from './value-rule.ts'

/** content.writes.values.text: Attributes of text take text and nothing else; a number is not made text. */
export const text: ValueRule = {
  clause: 'content.writes.values.text',
  types: ['string', 'text', 'richtext', 'email', 'uid'],
  cast: asGiven,
  faults: (value, given, { path }) => textFaults(path, value, given),
  store: asGiven,
}

/** The fault of a value that is no text. */
function textFaults(path: string, value: unknown, given: unknown): readonly Fault[] {
  return typeof value === 'string' ? [] : [wrongType(path, 'string', value, given)]
}

/** content.writes.values.password: A password is taken as text, kept as a hash and never returned. */
export const password: ValueRule = {
  clause: 'content.writes.values.password',
  types: ['password'],
  cast: asGiven,
  faults: (value, given, { path }) => textFaults(path, value, given),
  store: value => Password.of(String(value)),
}

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
