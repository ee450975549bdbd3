import { isRecord } from '../../query/query.ts'
import { isEmailAddress } from '../../validation/email-address.ts'
import { printValue } from '../../validation/print-value.ts'

/** What is wrong with a value, in words; null when nothing is. `body` is the whole that the value is of. */
export type Check = (value: unknown, path: string, body: Readonly<Record<string, unknown>>) => string | null

/** A field of a request body. */
export interface Field<Name extends string = string> {
  readonly name: Name
  /** Looked at first; a value of the wrong type has no other faults. */
  readonly type: Check
  readonly checks: readonly Check[]
}

/** A field that takes text. */
export function textField<Name extends string>(name: Name, ...checks: readonly Check[]): Field<Name> {
  return { name, type: isText, checks }
}

/** A field that takes an id, or `{connect: [{id}]}`. */
export function idField<Name extends string>(name: Name, ...checks: readonly Check[]): Field<Name> {
  return { name, type: isId, checks }
}

/** The message for a value of another type than expected. */
export function wrongType(path: string, type: string, value: unknown): string {
  return `${path} must be a \`${type}\` type, but the final value was: \`${printValue(value)}\`.`
}

const isText: Check = (value, path) =>
  value === undefined || typeof value === 'string' ? null : wrongType(path, 'string', value)

const isId: Check = (value, path) => {
  if (value === undefined || typeof value === 'string') return null
  if (isRecord(value)) return Array.isArray(value.connect) ? null : `${path}.connect is a required field`
  if (typeof value === 'object') return wrongType(path, 'object', value)
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? null
    : wrongType(path, 'strapiID', value)
}

/** Neither absent nor empty. The other checks let both pass. */
export const required: Check = (value, path) =>
  value === undefined || value === '' ? `${path} is a required field` : null

/** An e-mail address. */
export const email: Check = (value, path) =>
  typeof value === 'string' && value !== '' && !isEmailAddress(value) ? `${path} must be a valid email` : null

/** Not an empty text. */
export const notEmpty: Check = (value, path) =>
  value === '' ? `${path} must be at least 1 characters` : null

/** The same as another field of the body. */
export function sameAs(name: string, message: string): Check {
  return (value, _, body) => (value !== undefined && value !== body[name] ? message : null)
}
