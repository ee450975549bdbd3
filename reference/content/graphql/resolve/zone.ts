import type { Schema, ZoneAttribute } from '../../model/types.ts'
import { isRecord } from '../../query/query.ts'
import type { GraphqlContext, Resolver } from '../context.ts'
import { charge } from './charge.ts'
import { parentRow } from './parent.ts'

/** UNDOCUMENTED: what a zone shows that can hold no component (from the real program's source). */
const EMPTY_ZONE = {
  code: 'dynamiczone.empty',
  message: 'This dynamic zone has no component attached to it',
}

/** Answers a dynamic zone of a schema: its components in order, each with the name of its kind. */
export function zoneResolver(attribute: ZoneAttribute, schema: Schema): Resolver {
  if (attribute.components.length === 0) return () => [EMPTY_ZONE]
  return (source, _args, context, info) => {
    const items = parentRow(source, attribute.name, schema.uid, context)?.[attribute.name]
    if (Array.isArray(items)) charge(items.length, info, context)
    return Array.isArray(items) ? items.flatMap(item => componentRow(item, context)) : null
  }
}

function componentRow(item: unknown, { query }: GraphqlContext): readonly object[] {
  if (!isRecord(item) || typeof item.__component !== 'string') return []
  const row = query.store.table(item.__component).get(Number(item.id))
  return row ? [{ ...row, __component: item.__component }] : []
}
