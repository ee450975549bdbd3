import type { MediaAttribute, RelationAttribute, Schema } from '../../model/types.ts'
import { schemaOf } from '../../query/attributes.ts'
import type { Resolver } from '../context.ts'
import { charge } from './charge.ts'
import { compileLinked, linkedRows } from './linked.ts'
import { memoized } from './memoize.ts'
import { parentRow } from './parent.ts'
import type { EntityCollection, EntityResponse } from './responses.ts'

/** Answers a relation or media field of a schema: one entry, or a collection for each parent. */
export function relatedResolver(
  attribute: RelationAttribute | MediaAttribute,
  schema: Schema,
  target: string,
): Resolver {
  const compiled = memoized((args, context) => compileLinked(args, schemaOf(context.query, target), context))
  return (source, args, context, info): EntityResponse | EntityCollection => {
    const parent = parentRow(source, attribute.name, schema.uid, context)
    const rows = parent ? linkedRows(parent, attribute.name, compiled(args, context, info), context) : []
    charge(rows.length, info, context)
    return attribute.many ? { nodes: rows } : { value: rows[0] ?? null }
  }
}
