import type { ContentType } from '../model/types.ts'
import type { Row } from '../world/table.ts'
import type { ActionContext } from './context.ts'
import { find, type ListQuery } from './find.ts'

const ONE = { start: 0, limit: 1 }
const ALL = { start: 0, limit: Number.POSITIVE_INFINITY }

/** The entry of a single type that a query asks for; null when it has none. */
export function findSingle(list: ListQuery, context: ActionContext): Row | null {
  return find(list, ONE, context).rows[0] ?? null
}

/** The entries of a single type in all the locales that a query asks for. */
export function findAllLocales(list: ListQuery, context: ActionContext): readonly Row[] {
  return find(list, ALL, context).rows
}

/** Whether a type has any entry at all. */
export function hasEntries(type: ContentType, { store }: ActionContext): boolean {
  return store.table(type.uid).size > 0
}
