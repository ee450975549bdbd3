import type { Quirk } from '../../quirk.ts'
import { collated } from '../databases/mariadb.ts'
import { changeSort } from './change-sort.ts'

/** UNDOCUMENTED: MariaDB sorts texts by its collation. */
export const orderByCollation: Quirk = {
  id: 'content.sort.order.by-collation',
  clause: 'content.sort.order',
  says: 'texts are sorted whatever their case and accents',
  apply: changeSort(({ order }) => ({
    order: {
      ...order,
      compare: (a, b) =>
        typeof a === 'string' && typeof b === 'string'
          ? order.compare(collated(a), collated(b))
          : order.compare(a, b),
    },
  })),
}
