import type { ReadingOrder } from '../../../content/actions/list/reading-order.ts'
import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** Of several faults that of the sort is named first. */
export const firstOnlySortFirst: Quirk = {
  id: 'content.errors.first-only.sort-first',
  clause: 'content.errors.first-only',
  says: 'of several faults that of the sort is named first',
  apply: changeContent(({ list }) => ({
    list: { ...list, readingOrder: { ...list.readingOrder, read: sortFirst } },
  })),
}

const sortFirst: ReadingOrder['read'] = (filters, sort) => {
  const read = sort()
  return { filters: filters(), sort: read }
}
