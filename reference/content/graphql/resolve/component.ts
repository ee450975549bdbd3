import type { ComponentAttribute, Schema } from '../../model/types.ts'
import { schemaOf } from '../../query/attributes.ts'
import type { Resolver } from '../context.ts'
import { charge } from './charge.ts'
import { compileLinked, linkedRows } from './linked.ts'
import { memoized } from './memoize.ts'
import { parentRow } from './parent.ts'

/** Answers a component of a schema, or a list of them; null when there is none. */
export function componentResolver(attribute: ComponentAttribute, schema: Schema): Resolver {
  const compiled = memoized((args, context) =>
    compileLinked(args, schemaOf(context.query, attribute.component), context),
  )
  return (source, args, context, info) => {
    const parent = parentRow(source, attribute.name, schema.uid, context)
    const rows = parent ? linkedRows(parent, attribute.name, compiled(args, context, info), context) : []
    charge(rows.length, info, context)
    if (parent?.[attribute.name] === null) return null
    return attribute.many ? rows : (rows[0] ?? null)
  }
}
