import type { Row } from '../../world/table.ts'
import type { ContentType } from '../model/types.ts'
import type { QueryContext } from '../query/query.ts'
import { find, type ListQuery } from './find.ts'

const ONE = { start: 0, limit: 1, withCount: false }
const ALL = { start: 0, limit: Number.POSITIVE_INFINITY, withCount: false }

/** The entry of a single type that a query asks for; null when it has none. */
export function findSingle(list: ListQuery, context: QueryContext): Row | null {
  return find(list, ONE, context).rows[0] ?? null
}

/** The entries of a single type in all the locales that a query asks for. */
export function findAllLocales(list: ListQuery, context: QueryContext): readonly Row[] {
  return find(list, ALL, context).rows
}

/** Whether a type has any entry at all. */
export function hasEntries(type: ContentType, { store }: QueryContext): boolean {
  return store.table(type.uid).size > 0
}
