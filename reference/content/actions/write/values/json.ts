import { asGiven, noFaults, type ValueRule } from './value-rule.ts'

/** content.writes.values.json: A json attribute takes any JSON value and returns it as it was sent. */
export const json: ValueRule = {
  clause: 'content.writes.values.json',
  types: ['json'],
  cast: asGiven,
  faults: noFaults,
  store: asGiven,
}
