import type { ContentType } from '../model/types.ts'
import { readFields } from '../query/fields/fields.ts'
import { compileFilters } from '../query/filters/compile.ts'
import { allOf, type Condition } from '../query/filters/condition.ts'
import { validateFilters } from '../query/filters/validate.ts'
import { localeCondition } from '../query/locale/locale.ts'
import type { Page } from '../query/pagination/pagination.ts'
import { publicationCondition, readPublicationState } from '../query/publication/compile.ts'
import type { PublicationStateRule } from '../query/publication/states.ts'
import type { RawQuery } from '../query/query.ts'
import { compileSearch } from '../query/search/search.ts'
import { type CompiledSort, compileSort } from '../query/sort/compile.ts'
import { rowsInOrder } from '../query/sort/page-in-order.ts'
import type { Row } from '../world/table.ts'
import type { ActionContext } from './context.ts'

/** A list query, compiled. */
export interface ListQuery {
  /** As it was asked. */
  readonly query: RawQuery
  readonly type: ContentType
  readonly condition: Condition
  /** What the condition is made of: what each parameter asks. All of them must hold. */
  readonly parts: readonly ListPart[]
  readonly sort: CompiledSort | null
  /** What populated relations take over; null selects all states. */
  readonly state: PublicationStateRule | null
}

export interface ListPart {
  readonly parameter: 'publicationState' | 'locale' | 'filters' | '_q'
  readonly condition: Condition
}

export interface FoundRows {
  readonly rows: readonly Row[]
  /** Number of entries that the query has on all pages. */
  readonly total: number
}

/**
 * Compiles `filters`, `sort`, `locale`, `publicationState` and `_q` of a list. Throws a ValidationError. UNDOCUMENTED:
 * of several faults one in a name is named first, `fields` included, before one in the use of a parameter (observed).
 */
export function compileList(query: RawQuery, type: ContentType, context: ActionContext): ListQuery {
  const { sort } = context.units.list.readingOrder.read(
    () => isGiven(query.filters) && validateFilters(query.filters, type, context),
    () => readSort(query.sort, type, context),
  )
  readFields(query.fields, type, { context, state: null, depth: 0 })
  const filters = readFilters(query, type, context)
  const state = readPublicationState(query.publicationState, context)
  const parts: readonly ListPart[] = [
    { parameter: 'publicationState', condition: publicationCondition(state, type, context) },
    { parameter: 'locale', condition: localeCondition(query, type, context) },
    ...filters,
  ]
  return { query, type, condition: allOf(parts.map(part => part.condition)), parts, sort, state }
}

function readFilters({ filters, _q }: RawQuery, type: ContentType, context: ActionContext) {
  const parts: ListPart[] = []
  if (isGiven(filters))
    parts.push({ parameter: 'filters', condition: compileFilters(filters, type, context) })
  if (isGiven(_q)) parts.push({ parameter: '_q', condition: compileSearch(_q, type, context) })
  return parts
}

function readSort(raw: unknown, type: ContentType, context: ActionContext): CompiledSort | null {
  const asked = isGiven(raw) && raw !== '' ? compileSort(raw, type, context) : null
  if (asked) return asked
  const { sort } = context.units.sort.none
  return sort === null ? null : compileSort(sort, type, context)
}

/** Finds one page of a list. */
export function find(
  list: ListQuery,
  page: Pick<Page, 'start' | 'limit'>,
  context: ActionContext,
): FoundRows {
  const table = context.store.table(list.type.uid)
  const { positions, total } = context.units.list.matches.of(list, table, context)
  const part = { start: startOf(page, total, context), limit: page.limit }
  return { rows: rowsInOrder(table, positions, list.sort, part), total }
}

function startOf(page: Pick<Page, 'start' | 'limit'>, total: number, context: ActionContext): number {
  if (page.start < total) return page.start
  return context.units.pagination.beyond.start(page, total)
}

function isGiven(raw: unknown): boolean {
  return raw !== undefined && raw !== null
}
