import type { Call, Reading, Selection } from '../contracts.ts'
import type { JsonObject, Row } from '../values.ts'
import { DEFAULT_LIMIT } from './page.ts'

/** All that a list starts from, before the request's parameters. */
export interface Start {
  readonly rows: readonly Row[]
  readonly include?: ReadonlySet<string>
}

/** Parameters that a read of one row takes. */
export const READ_PARAMETERS: readonly string[] = ['include', 'fields', 'formats']

/** Applies the parameters that a request gives, in the order of the units. `only` names those that count. */
export function select(call: Call, reading: Reading, start: Start, only?: readonly string[]): Selection {
  const first: Selection = { ...NOTHING, ...start }
  return call.units.parameters.reduce((selection, parameter) => {
    const value = call.request.query[parameter.name]
    const counts = only === undefined || only.includes(parameter.name)
    return value === undefined || !counts ? selection : parameter.apply(value, selection, reading)
  }, first)
}

const NOTHING: Selection = {
  rows: [],
  page: 1,
  limit: DEFAULT_LIMIT,
  include: new Set(),
  fields: null,
  formats: null,
}

export interface Pagination extends JsonObject {
  readonly page: number
  readonly limit: number | 'all'
  readonly pages: number
  readonly total: number
  readonly next: number | null
  readonly prev: number | null
}

/** The rows of the page that a selection asks for. */
export function rowsOfPage({ rows, page, limit }: Selection): readonly Row[] {
  return limit === 'all' ? rows : rows.slice((page - 1) * limit, page * limit)
}

/**
 * `meta.pagination`; `total` is the number of rows on all pages. A page beyond the last of several has a next one
 * too; beyond a single page there is none before or after.
 */
export function paginate({ page, limit }: Selection, total: number): Pagination {
  const pages = limit === 'all' ? 1 : Math.max(1, Math.ceil(total / limit))
  return {
    page,
    limit,
    pages,
    total,
    next: pages === 1 || page === pages ? null : page + 1,
    prev: pages === 1 || page === 1 ? null : page - 1,
  }
}
