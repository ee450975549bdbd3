import { Password } from '../../../../world/password.ts'
import { textFaults } from './text.ts'
import { asGiven, type ValueRule } from './value-rule.ts'

/** content.writes.values.password: A password is taken as text, kept as a hash and never returned. */
export const password: ValueRule = {
  clause: 'content.writes.values.password',
  types: ['password'],
  cast: asGiven,
  faults: (value, given, { path }) => textFaults(path, value, given),
  store: value => Password.of(String(value)),
}
