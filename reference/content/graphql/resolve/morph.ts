import type { RelationAttribute, Schema } from '../../model/types.ts'
import { isRecord } from '../../query/query.ts'
import { forbiddenAccess } from '../auth/resolver-auth.ts'
import type { GraphqlContext, Resolver } from '../context.ts'
import { charge } from './charge.ts'
import { parentRow } from './parent.ts'

/** Answers a relation that may point at any type: rows that say of which type they are. */
export function morphResolver(attribute: RelationAttribute, schema: Schema): Resolver {
  return (source, _args, context, info) => {
    const value = parentRow(source, attribute.name, schema.uid, context)?.[attribute.name]
    if (attribute.many) {
      if (!Array.isArray(value)) return []
      charge(value.length, info, context)
      return value.map(item => morphTarget(item, context))
    }
    return morphTarget(value, context)
  }
}

/** An entry of a type that the caller may not find is an error in its place. */
function morphTarget(pointer: unknown, { query }: GraphqlContext): unknown {
  if (!isRecord(pointer) || typeof pointer.__type !== 'string' || !query.store.has(pointer.__type))
    return null
  const { __type } = pointer
  if (query.models.types.has(__type) && !query.caller.may(`${__type}.find`)) return forbiddenAccess()
  const row = query.store.table(__type).get(Number(pointer.id))
  return row ? { ...row, __type } : null
}
