import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** What is no whole number counts as 1. */
export const noNumberAsOne: Quirk = {
  id: 'content.pagination.no-number.as-one',
  clause: 'content.pagination.no-number',
  says: 'what is no whole number counts as 1',
  apply: changePagination(({ noNumber }) => ({ noNumber: { ...noNumber, instead: () => 1 } })),
}
