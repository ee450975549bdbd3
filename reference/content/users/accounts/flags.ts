import { wrongType } from '../validation/field.ts'
import type { AccountRule } from './rule.ts'

const FLAGS = ['confirmed', 'blocked']

/** content.users.flags: `confirmed` and `blocked` are true or false, as JSON or as text. */
export const flags: AccountRule = {
  clause: 'content.users.flags',
  faults: values =>
    FLAGS.filter(name => readFlag(values[name]) === undefined && values[name] !== undefined).map(name => ({
      path: [name],
      message: wrongType(name, 'boolean', values[name]),
    })),
}

/** True, false or null; undefined for what is none of these. */
export function readFlag(value: unknown): boolean | null | undefined {
  if (value === null) return null
  if (/^(true|1)$/i.test(String(value))) return true
  return /^(false|0)$/i.test(String(value)) ? false : undefined
}
