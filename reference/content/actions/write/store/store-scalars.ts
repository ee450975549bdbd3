import type { ScalarAttribute, Schema } from '../../../model/types.ts'
import type { Values, WriteContext } from '../context.ts'
import { valueRule } from '../values/value-rules.ts'

/** The scalar values among these, in the form in which rows keep them. Throws a ValidationError for the first that has none. */
export function storeScalars(schema: Schema, values: Values, context: WriteContext): Values {
  const stored: Record<string, unknown> = {}
  for (const attribute of schema.attributes.values()) {
    const { name } = attribute
    if (attribute.kind === 'scalar' && values[name] !== undefined)
      stored[name] = storeScalar(attribute, values[name], context)
  }
  return stored
}

function storeScalar(attribute: ScalarAttribute, value: unknown, context: WriteContext): unknown {
  return value === null ? null : valueRule(attribute.type, context).store(value, attribute)
}
