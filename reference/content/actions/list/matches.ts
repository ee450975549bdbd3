import { always, type Condition, positionsWhere } from '../../query/filters/condition.ts'
import type { QueryContext } from '../../query/query.ts'
import type { Table } from '../../world/table.ts'
import type { ListQuery } from '../find.ts'

/** What a list has on all its pages, before it is sorted. */
export interface Matches {
  readonly clause: string
  readonly of: (
    list: ListQuery,
    table: Table,
    context: QueryContext,
  ) => {
    readonly positions: readonly number[]
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

/** Every position of a table is kept until the next write: a list that nothing filters looks at no row. */
function positionsOf(condition: Condition, table: Table): readonly number[] {
  if (condition !== always) return positionsWhere(condition, table.size)
  return table.derived('positions', () => [...table.rows.keys()])
}
