import type { Fault } from '../reading/fault.ts'
import { wrongType } from '../reading/fault.ts'
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
export function textFaults(path: string, value: unknown, given: unknown): readonly Fault[] {
  return typeof value === 'string' ? [] : [wrongType(path, 'string', value, given)]
}
