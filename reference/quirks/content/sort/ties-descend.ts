import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** Entries that a sort leaves equal come in descending id order. */
export const tiesDescend: Quirk = {
  id: 'content.sort.ties.descending',
  clause: 'content.sort.ties',
  says: 'entries that a sort leaves equal come in descending id order',
  apply: changeSort(({ ties }) => ({ ties: { ...ties, compare: (a, b) => b - a } })),
}
