import type { CompiledKey } from './compile.ts'

/** The order of entries that a sort leaves equal. */
export interface SortTies {
  readonly clause: string
  readonly compare: (a: number, b: number, keys: readonly CompiledKey[]) => number
}

/** content.sort.ties: in id order, also when descending. UNDOCUMENTED: the database decides. */
export const sortTies: SortTies = {
  clause: 'content.sort.ties',
  compare: (a, b) => a - b,
}
