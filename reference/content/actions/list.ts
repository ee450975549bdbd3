import { always, type Condition, positionsWhere } from '../query/filters/condition.ts'
import type { Positions } from '../query/filters/marks.ts'
import type { QueryContext } from '../query/query.ts'
import type { Change, Table } from '../world/table.ts'
import type { ListQuery } from './find.ts'

/** Which parameters of a list are read first: of several faults the first one met is the one that is named. */
export interface ReadingOrder {
  readonly clause: string
  readonly read: <F, S>(
    filters: () => F,
    sort: () => S,
  ) => {
    readonly filters: F
    readonly sort: S
  }
}

/** content.errors.first-only: filters come before sort (observed). */
export const readingOrder: ReadingOrder = {
  clause: 'content.errors.first-only',
  read: (filters, sort) => ({ filters: filters(), sort: sort() }),
}

/** What a list has on all its pages, before it is sorted. */
export interface Matches {
  readonly clause: string
  readonly of: (
    list: ListQuery,
    table: Table,
    context: QueryContext,
  ) => {
    readonly positions: Positions
    readonly total: number
  }
}

/** content.filters.relations-distinct: each entry once, however many related entries match, and so it is counted. */
export const matches: Matches = {
  clause: 'content.filters.relations-distinct',
  of: ({ condition }, table) => {
    const positions = positionsOf(condition, table)
    return { positions, total: positions.length }
  },
}

/** Every position of a table is kept: a list that nothing filters looks at no row. */
function positionsOf(condition: Condition, table: Table): Positions {
  if (condition !== always) return positionsWhere(condition, table.size)
  return table.derived('positions', () => Array.from(table.rows, (_row, position) => position), addPosition)
}

function addPosition(positions: number[], { position }: Change): boolean {
  positions[position] = position
  return true
}
