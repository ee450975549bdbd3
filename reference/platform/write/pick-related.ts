import type { Site } from '../contracts.ts'
import type { TableName } from '../site/store.ts'
import { isObject, type Json, type Row } from '../values.ts'

/**
 * The row that a client names: an object with an id or another unique column, or a text that stands for
 * `plain`. Undefined when there is none.
 */
export function pickRelated(
  named: Json,
  table: TableName,
  columns: readonly string[],
  plain: string,
  site: Site,
): Row | undefined {
  const given = isObject(named) ? named : { [plain]: named }
  for (const column of ['id', ...columns]) {
    const value = given[column]
    const row = typeof value === 'string' ? site.store.findBy(table, column, value) : undefined
    if (row) return row
  }
  return undefined
}
