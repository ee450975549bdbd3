import type { Schema } from '../model/types.ts'
import { schemaOf, targetUid } from '../query/attributes.ts'
import { isEmptyRecord, sanitizeFilters } from '../query/filters/sanitize.ts'
import type { QueryContext, RawQuery } from '../query/query.ts'

/** Says where in a query a condition stands: `filters[$or][1][seats][$lt]`. */
export type PartWriter = (steps: readonly string[]) => string

/**
 * The writer for one query. Conditions are counted after what asks for nothing was left out of their list; a part of
 * the query has the index that it is written with.
 */
export function partWriter(query: RawQuery, type: Schema, context: QueryContext): PartWriter {
  const indexes = keptIndexes(context)
  return steps => written(asWritten(steps, query, type, { context, indexes }))
}

function asWritten(
  steps: readonly string[],
  query: RawQuery,
  type: Schema,
  { context, indexes }: { readonly context: QueryContext; readonly indexes: KeptIndexes },
): readonly string[] {
  let value: unknown = query
  let schema: Schema = type
  return steps.map(step => {
    const name = Array.isArray(value) ? String(indexes(value, schema)[Number(step)]) : step
    const attribute = schema.attributes.get(name)
    const target = attribute ? targetUid(attribute) : null
    value = Object(value)[name]
    if (target !== null) schema = schemaOf(context, target)
    return name
  })
}

/** The indexes of the items of a list that are left when those are out that ask for nothing. */
type KeptIndexes = (list: readonly unknown[], schema: Schema) => readonly number[]

/** Lists lie in lists: each is looked through once. */
function keptIndexes(context: QueryContext): KeptIndexes {
  const known = new WeakMap<readonly unknown[], readonly number[]>()
  return (list, schema) => {
    const left =
      known.get(list) ??
      list.flatMap((item, index) => (isEmptyRecord(sanitizeFilters(item, schema, context)) ? [] : [index]))
    known.set(list, left)
    return left
  }
}

/** A part of a query as it is written: `filters[name][$eq]`. */
export function written([first = '', ...rest]: readonly string[]): string {
  return first + rest.map(step => `[${step}]`).join('')
}
