import { isEmailAddress } from '../../../validation/email-address.ts'
import type { Constraint } from './constraint.ts'

/** content.writes.constraints.regex: Text matches the model's `regex`; empty text need not where the attribute is not required. */
export const regex: Constraint = {
  clause: 'content.writes.constraints.regex',
  broken: (value, { attribute: { regex: source, required }, path }) => {
    if (source === undefined || typeof value !== 'string' || (value === '' && !required)) return null
    return mismatch(new RegExp(source), value, path)
  },
}

/** content.writes.constraints.email: An email attribute takes an e-mail address. */
export const email: Constraint = {
  clause: 'content.writes.constraints.email',
  broken: (value, { attribute: { type }, path }) => {
    if (type !== 'email' || typeof value !== 'string' || value === '') return null
    return isEmailAddress(value) ? null : `${path} must be a valid email`
  },
}

/** content.writes.constraints.email-not-empty: An email attribute takes no empty text. */
export const emailNotEmpty: Constraint = {
  clause: 'content.writes.constraints.email-not-empty',
  broken: (value, { attribute: { type }, path }) =>
    type === 'email' && value === '' ? `${path} cannot be empty` : null,
}

const UID = /^[A-Za-z0-9-_.~]*$/

/** content.writes.constraints.uid: A uid is made of letters and digits of ASCII and of `-`, `_`, `.` and `~`. */
export const uid: Constraint = {
  clause: 'content.writes.constraints.uid',
  broken: (value, { attribute: { type }, path }) =>
    type === 'uid' && typeof value === 'string' ? mismatch(UID, value, path) : null,
}

function mismatch(pattern: RegExp, value: string, path: string): string | null {
  return pattern.test(value) ? null : `${path} must match the following: "${pattern}"`
}
