import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Page, pageSize, start and limit outside of pagination are ignored. */
export const outsideIgnored: Quirk = {
  id: 'content.pagination.outside.ignored',
  clause: 'content.pagination.outside',
  says: 'page, pageSize, start and limit outside of pagination are ignored',
  apply: changePagination(({ outside }) => ({ outside: { ...outside, check: () => {} } })),
}
