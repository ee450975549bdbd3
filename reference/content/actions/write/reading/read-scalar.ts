import type { ScalarAttribute } from '../../../model/types.ts'
import type { Subject } from '../context.ts'
import { valueRule } from '../values/value-rules.ts'
import type { Fault, Read } from './fault.ts'
import { isRequired, missing } from './requirement.ts'

/** What becomes of an attribute that was not sent. */
export interface DefaultValue {
  readonly clause: string
  readonly of: (attribute: ScalarAttribute) => unknown
}

/** content.writes.defaults: An attribute that is not sent gets its default when an entry is made; null is kept. */
export const defaultValue: DefaultValue = {
  clause: 'content.writes.defaults',
  of: attribute => attribute.default,
}

/** Reads a value of a scalar attribute: its default when there is none, then its type, then its constraints. */
export function readScalar(given: unknown, subject: Subject<ScalarAttribute>): Read {
  const { attribute, context } = subject
  const rule = valueRule(attribute.type, context)
  const filled = given === undefined ? defaultOf(subject) : given
  if (filled === undefined)
    return { value: filled, faults: isRequired(subject) ? missing(filled, subject) : [] }
  if (filled === null && !isRequired(subject)) return { value: null, faults: [] }
  const value = rule.cast(filled)
  if (value === null && !isRequired(subject)) return { value, faults: [] }
  return { value, faults: faultsOf(value, given, subject) }
}

function defaultOf({ attribute, mode, context }: Subject<ScalarAttribute>): unknown {
  if (mode === 'update' || attribute.default === undefined) return undefined
  return context.units.writes.defaultValue.of(attribute)
}

function faultsOf(value: unknown, given: unknown, subject: Subject<ScalarAttribute>): readonly Fault[] {
  const { attribute, context, path } = subject
  const mismatches = valueRule(attribute.type, context).faults(value, given, subject)
  if (mismatches.length > 0) return mismatches
  if (value === null) return missing(value, subject)
  return context.units.writes.constraints.flatMap(({ broken }) => {
    const message = broken(value, subject)
    return message === null ? [] : [{ path, message }]
  })
}
