import { type ContentError, validationError } from '../../../errors.ts'
import { printValue } from '../../../validation/print-value.ts'

/** One thing that is wrong with what was sent. */
export interface Fault {
  /** Where: `seo.links[0].url`; '' for the entry as a whole. */
  readonly path: string
  readonly message: string
}

/** What became of a value that was sent: what it is taken for, and what is wrong with that. */
export interface Read<V = unknown> {
  readonly value: V
  readonly faults: readonly Fault[]
}

/** How faults are told. */
export interface FaultReport {
  readonly clause: string
  /** The refusal for faults, of which there is at least one. */
  readonly error: (faults: readonly Fault[]) => ContentError
}

/**
 * content.writes.faults: One refusal names every fault with its path; its message is that of the fault when there
 * is one, else their number.
 */
export const faultReport: FaultReport = {
  clause: 'content.writes.faults',
  error: faults => {
    const [first, ...others] = faults
    const message = first && others.length === 0 ? first.message : `${faults.length} errors occurred`
    return validationError(message, { errors: faults.map(shown) })
  },
}

function shown({ path, message }: Fault) {
  return { path: path.split(/[.[\]]/).filter(part => part !== ''), message, name: 'ValidationError' }
}

/** The fault of a value that is of another type than expected; `given` is what it was before it was cast. */
export function wrongType(path: string, type: string, value: unknown, given: unknown = value): Fault {
  const where = path === '' ? 'this' : path
  const isCast = given !== null && given !== undefined && given !== value
  const from = isCast ? ` (cast from the value \`${printValue(given)}\`).` : '.'
  return {
    path,
    message: `${where} must be a \`${type}\` type, but the final value was: \`${printValue(value)}\`${from}`,
  }
}

/** The faults of one attribute; `path` is the attribute's. */
export interface FaultGroup {
  readonly path: string
  readonly faults: readonly Fault[]
}

/** In which order the faults of a schema's attributes are told. */
export interface FaultOrder {
  readonly clause: string
  readonly sort: (groups: readonly FaultGroup[], names: readonly string[]) => readonly Fault[]
}

/**
 * content.writes.faults.order: Faults come in the order of the model's attributes.
 * UNDOCUMENTED: an attribute is placed where the first name stands that its path contains, so `nickname` comes with
 * `name`, before it (source of yup 0.32.9, which Strapi 4.26.2 uses).
 */
export const faultOrder: FaultOrder = {
  clause: 'content.writes.faults.order',
  sort: (groups, names) => {
    const place = ({ path }: FaultGroup) => names.findIndex(name => path.includes(name))
    return groups
      .toReversed()
      .sort((a, b) => place(a) - place(b))
      .flatMap(group => group.faults)
  },
}
