import type { Schema } from '../model/types.ts'
import { schemaOf, targetUid } from '../query/attributes.ts'
import { sanitizeFilters } from '../query/filters/sanitize.ts'
import { isRecord, type QueryContext, type RawQuery } from '../query/query.ts'

/** Says where in a query a condition stands: `filters[$or][1][seats][$lt]`. */
export type PartWriter = (steps: readonly string[]) => string

/**
 * The writer for one query. Conditions are counted after what asks for nothing was left out of their list; a part of
 * the query has the index that it is written with.
 */
export function partWriter(query: RawQuery, type: Schema, context: QueryContext): PartWriter {
  const known = new Map<string, string>()
  const indexes = keptIndexes(context)
  return steps => {
    const key = JSON.stringify(steps)
    const part = known.get(key) ?? written(asWritten(steps, query, type, { context, indexes }))
    known.set(key, part)
    return part
  }
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
    const name = Array.isArray(value) ? String(indexes(value, schema)[Number(step)] ?? step) : step
    const attribute = schema.attributes.get(name)
    const target = attribute ? targetUid(attribute) : null
    value = Array.isArray(value) || isRecord(value) ? Object(value)[name] : undefined
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
      list.flatMap((item, index) => {
        const kept = sanitizeFilters(item, schema, context)
        return isRecord(kept) && Object.keys(kept).length === 0 ? [] : [index]
      })
    known.set(list, left)
    return left
  }
}

/** A part of a query as it is written: `filters[name][$eq]`. */
export function written([first = '', ...rest]: readonly string[]): string {
  return first + rest.map(step => `[${step}]`).join('')
}
