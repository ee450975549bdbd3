import type { CompiledKey } from '../../../content/query/sort/compile.ts'
import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** UNDOCUMENTED: SQLite walks the unique index of a uid backwards, so entries without one come in reverse. */
export const uidTiesDescend: Quirk = {
  id: 'content.sort.ties.uid-descending',
  clause: 'content.sort.ties',
  says: 'sorted by a uid alone and descending, entries without one come in descending id order',
  apply: changeSort(({ ties }) => ({ ties: { ...ties, compare: compareTies } })),
}

function compareTies(a: number, b: number, keys: readonly CompiledKey[]): number {
  const [first] = keys
  const isBackwards = keys.length === 1 && first?.sign === -1 && first.read.indexed
  return isBackwards ? b - a : a - b
}
