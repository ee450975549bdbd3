import type { Schema } from '../../../content/model/types.ts'
import { isSecret, schemaOf, targetUid } from '../../../content/query/attributes.ts'
import { readFields } from '../../../content/query/fields/fields.ts'
import type { SelectionScope } from '../../../content/query/populate/scope.ts'
import { isRecord, type QueryContext, type RawQuery } from '../../../content/query/query.ts'
import type { Populated } from '../../../content/query/selection.ts'
import { compileSort } from '../../../content/query/sort/compile.ts'
import type { Row } from '../../../world/table.ts'
import type { Quirk } from '../../quirk.ts'

/**
 * UNDOCUMENTED: a query that joins tables selects its sort columns too, and whatever such a column is called, it is
 * shown as the entry's own attribute of that name.
 */
export const sortedColumnsShown: Quirk = {
  id: 'content.fields.sorted-columns.shown',
  clause: 'content.fields.sorted-columns',
  says: 'sorting over a relation shows the sort columns although fields does not select them',
  apply: units => ({
    ...units,
    content: {
      ...units.content,
      fields: {
        ...units.content.fields,
        sortedColumns: { ...units.content.fields.sortedColumns, shown: sortColumns },
      },
    },
  }),
}

function sortColumns(query: RawQuery, schema: Schema, scope: SelectionScope): readonly Populated[] {
  const { context, depth } = scope
  const { sort, fields } = query
  if (!sort || fields === undefined || fields === null) return []
  const paths = (compileSort(sort, schema, context)?.keys ?? []).map(key => key.path)
  const isJoined =
    depth > 0 || paths.some(path => path.length > 1) || reachesOver(query.filters, schema, context)
  if (!isJoined) return []
  const selected = new Set(readFields(fields, schema, scope))
  return paths.filter(path => isShown(path, selected, schema)).map(path => column(path, schema, context))
}

function isShown(path: readonly string[], selected: ReadonlySet<string>, schema: Schema): boolean {
  const attribute = schema.attributes.get(path.at(-1) ?? '')
  return attribute?.kind === 'scalar' && !isSecret(attribute) && !selected.has(attribute.name)
}

function column(path: readonly string[], schema: Schema, context: QueryContext): Populated {
  return {
    name: path.at(-1) ?? '',
    load: parents => ({
      values: parents.map(row => follow(row, path, schema, context)),
      sizes: parents.map(() => 0),
    }),
  }
}

function follow(row: Row, path: readonly string[], schema: Schema, context: QueryContext): unknown {
  const [name = '', ...rest] = path
  const attribute = schema.attributes.get(name)
  const uid = attribute && targetUid(attribute)
  if (rest.length === 0 || !uid) return row[name] ?? null
  const link = row[name]
  const id: unknown = Array.isArray(link) ? link[0] : link
  const related = typeof id === 'number' ? context.store.table(uid).get(id) : undefined
  return related ? follow(related, rest, schemaOf(context, uid), context) : null
}

/** Whether a filter leads over a relation, component or media field. */
function reachesOver(filters: unknown, schema: Schema, context: QueryContext): boolean {
  if (Array.isArray(filters)) return filters.some(item => reachesOver(item, schema, context))
  if (!isRecord(filters)) return false
  return Object.entries(filters).some(([name, value]) => {
    const attribute = schema.attributes.get(name)
    if (attribute) return targetUid(attribute) !== null
    return name.startsWith('$') && reachesOver(value, schema, context)
  })
}
