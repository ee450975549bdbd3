import type { Quirk } from '../../quirk.ts'
import { compareByLanguage } from '../databases/postgres.ts'
import { changeSort } from './change-sort.ts'

/** UNDOCUMENTED: PostgreSQL sorts texts by its collation. */
export const orderByLanguage: Quirk = {
  id: 'content.sort.order.by-language',
  clause: 'content.sort.order',
  says: 'texts are in the order of a language and not of their code points',
  apply: changeSort(({ order }) => ({
    order: {
      ...order,
      compare: (a, b) =>
        a === null || b === null ? order.compare(a, b) : compareByLanguage(a, b, order.compare),
    },
  })),
}
