import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Entries are counted only when the request asks for it. */
export const withCountNever: Quirk = {
  id: 'content.pagination.with-count.never-by-default',
  clause: 'content.pagination.with-count',
  says: 'entries are counted only when the request asks for it',
  apply: changePagination(({ withCount }) => ({
    withCount: { ...withCount, isCounted: asked => asked ?? false },
  })),
}
