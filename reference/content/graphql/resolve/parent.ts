import type { Row } from '../../world/table.ts'
import type { GraphqlContext } from '../context.ts'

/**
 * The row whose relations a field shows. What a custom resolver made up without the attribute is looked up by its
 * id; null when it is no entry.
 */
export function parentRow(
  source: unknown,
  attribute: string,
  uid: string,
  { query }: GraphqlContext,
): Row | null {
  if (!isRow(source)) return null
  if (source[attribute] !== undefined) return source
  return query.store.table(uid).get(source.id) ?? source
}

function isRow(source: unknown): source is Row {
  return typeof source === 'object' && source !== null && 'id' in source && typeof source.id === 'number'
}
