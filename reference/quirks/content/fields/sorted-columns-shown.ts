import type { Schema } from '../../../content/model/types.ts'
import { isSecret, schemaOf, targetUid } from '../../../content/query/attributes.ts'
import { readFields } from '../../../content/query/fields/fields.ts'
import type { SelectionScope } from '../../../content/query/populate/scope.ts'
import { isRecord, type QueryContext, type RawQuery } from '../../../content/query/query.ts'
import type { Populated } from '../../../content/query/selection.ts'
import { type CompiledKey, compileSort } from '../../../content/query/sort/compile.ts'
import type { SortValue } from '../../../content/query/sort/reader.ts'
import { linkedIds } from '../../../world/entries/draft.ts'
import type { Row, Table } from '../../../world/table.ts'
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
  const keys = compileSort(sort, schema, context)?.keys ?? []
  const isJoined =
    depth > 0 || keys.some(({ path }) => path.length > 1) || reachesOver(query.filters, schema, context)
  if (!isJoined) return []
  const selected = new Set(readFields(fields, schema, scope))
  return keys.flatMap((key, index) =>
    isShown(key.path, selected, schema) ? [column(key, index === 0, schema, context)] : [],
  )
}

function isShown(path: readonly string[], selected: ReadonlySet<string>, schema: Schema): boolean {
  const attribute = schema.attributes.get(path.at(-1) ?? '')
  return attribute?.kind === 'scalar' && !isSecret(attribute) && !selected.has(attribute.name)
}

function column(key: CompiledKey, isFirst: boolean, schema: Schema, context: QueryContext): Populated {
  const valuesOf = (row: Row) => follow(row, key.path, schema, context)
  return {
    name: key.path.at(-1) ?? '',
    load: parents => ({
      values:
        isFirst && key.read.many
          ? inOrder(parents, key, valuesOf, context.store.table(schema.uid))
          : parents.map(row => valuesOf(row)[0] ?? null),
      sizes: parents.map(() => 0),
    }),
  }
}

/** An entry that stands in the list for each of several related rows shows the value of the row that it stands for. */
function inOrder(
  parents: readonly Row[],
  { read, compare }: CompiledKey,
  valuesOf: (row: Row) => readonly unknown[],
  table: Table,
): readonly unknown[] {
  const shown = new Map<number, number>()
  let last: SortValue | undefined
  return parents.map(row => {
    const sorted = read.all(table.position(row.id)).map((by, index) => ({ by, value: valuesOf(row)[index] }))
    sorted.sort((a, b) => compare(a.by, b.by))
    const distinct = sorted.filter(({ by }, index) => by !== sorted[index - 1]?.by)
    const ahead = distinct.slice(shown.get(row.id) ?? 0)
    const next = ahead.find(({ by }) => last === undefined || compare(by, last) >= 0) ?? distinct[0]
    shown.set(row.id, next ? distinct.indexOf(next) + 1 : 0)
    last = next?.by
    return next?.value ?? null
  })
}

/** The stored values at the end of a path, in the order of the links; a null where it ends early. */
function follow(
  row: Row,
  path: readonly string[],
  schema: Schema,
  context: QueryContext,
): readonly unknown[] {
  const [name = '', ...rest] = path
  const attribute = schema.attributes.get(name)
  const uid = attribute && targetUid(attribute)
  if (rest.length === 0 || !uid) return [row[name] ?? null]
  const ids = linkedIds(row[name])
  if (ids.length === 0) return [null]
  return ids.flatMap(id => {
    const related = context.store.table(uid).get(id)
    return related ? follow(related, rest, schemaOf(context, uid), context) : [null]
  })
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
