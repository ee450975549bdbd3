import type { ListQuery } from '../../../content/actions/find.ts'
import { schemaOf, targetUid } from '../../../content/query/attributes.ts'
import { compileWhere } from '../../../content/query/filters/compile.ts'
import { isRecord, type QueryContext } from '../../../content/query/query.ts'

/** How many rows a join makes of an entry: the related entries that meet the filters of its relations, multiplied. */
export function timesMatched(position: number, { query, type }: ListQuery, context: QueryContext): number {
  if (!isRecord(query.filters)) return 1
  return Object.entries(query.filters).reduce((times, [name, filters]) => {
    const attribute = type.attributes.get(name)
    const uid = attribute ? targetUid(attribute) : null
    const link = context.store.table(type.uid).column(name)[position]
    if (uid === null || !Array.isArray(link) || !isRecord(filters)) return times
    const target = context.store.table(uid)
    const { holds } = compileWhere(filters, schemaOf(context, uid), context)
    return times * Math.max(1, link.filter(id => holds(target.position(id))).length)
  }, 1)
}
