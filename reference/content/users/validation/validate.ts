import { type ContentError, validationError } from '../../errors.ts'
import { isRecord } from '../../query/query.ts'
import { type Field, wrongType } from './field.ts'

/** One fault: where, and what in words. */
export interface Fault {
  readonly path: readonly string[]
  readonly message: string
}

/** A request body, as an object. */
export type Body = Readonly<Record<string, unknown>>

/** The body as an object; a request without one has an empty one. Throws a ValidationError for a list or a bare value. */
export function readBody(body: unknown): Body {
  if (body === undefined || body === null) return {}
  if (isRecord(body)) return body
  throw faultsError([{ path: [], message: wrongType('this', 'object', body) }])
}

/** Throws a ValidationError that lists every fault of the body, field by field in the order given. */
export function checkFields(body: Body, fields: readonly Field[]): void {
  refuseFaults(fields.flatMap(field => faultsOf(field, body)))
}

/** Checks the fields as `checkFields` does, and returns a reader of their texts, all of which must be required. */
export function readTexts<Name extends string>(
  body: Body,
  fields: readonly Field<Name>[],
): (name: Name) => string {
  checkFields(body, fields)
  return name => {
    const value = body[name]
    if (typeof value !== 'string') throw new Error(`invariant: ${name} is not checked to be a required text`)
    return value
  }
}

function faultsOf(field: Field, body: Body): readonly Fault[] {
  const value = body[field.name]
  const mismatch = field.type(value, field.name, body)
  const messages = mismatch === null ? field.checks.map(check => check(value, field.name, body)) : [mismatch]
  return messages.flatMap(message => (message === null ? [] : [{ path: [field.name], message }]))
}

/** Throws a ValidationError that lists the faults, if there are any. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw faultsError(faults)
}

/** One fault is the message itself; of several the message says how many. */
function faultsError(faults: readonly Fault[]): ContentError {
  const [first, ...others] = faults
  const message = others.length === 0 && first ? first.message : `${faults.length} errors occurred`
  return validationError(message, { errors: faults.map(fault => ({ ...fault, name: 'ValidationError' })) })
}
