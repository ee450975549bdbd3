import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** UNDOCUMENTED: for PostgreSQL no value is the greatest. */
export const orderNullsLast: Quirk = {
  id: 'content.sort.order.nulls-last',
  clause: 'content.sort.order',
  says: 'entries without a value come last when ascending and first when descending',
  apply: changeSort(({ order }) => ({
    order: {
      ...order,
      compare: (a, b) => {
        if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
        return order.compare(a, b)
      },
    },
  })),
}
