import { ContentError } from '../../../errors.ts'
import type { ScalarAttribute } from '../../../model/types.ts'
import type { Subject } from '../context.ts'
import { valueRule } from '../values/value-rules.ts'
import type { Constraint } from './constraint.ts'

/**
 * content.writes.constraints.unique: No two entries have the same value of a unique attribute or a uid, drafts and
 * other locales included; empty text counts, null does not.
 */
export const unique: Constraint = {
  clause: 'content.writes.constraints.unique',
  broken: (value, subject) => {
    const { attribute, schema, stored, context } = subject
    if (attribute.type !== 'uid' && !attribute.unique) return null
    const kept = storedForm(value, subject)
    const table = context.store.table(schema.uid)
    const isTaken = table.rows.some(row => row[attribute.name] === kept && row.id !== stored?.id)
    return isTaken ? 'This attribute must be unique' : null
  },
}

/** A value that cannot be stored is like no other; it is refused when it comes to that. */
function storedForm(value: unknown, { attribute, context }: Subject<ScalarAttribute>): unknown {
  try {
    return valueRule(attribute.type, context).store(value, attribute)
  } catch (error) {
    if (error instanceof ContentError) return undefined
    throw error
  }
}
