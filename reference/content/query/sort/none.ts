/** The order of a list that asks for none. */
export interface NoSort {
  readonly clause: string
  /** What `sort` means then; null for the order of ids. */
  readonly sort: string | null
}

/** content.sort.none: the order of ids. UNDOCUMENTED: it is that of SQLite and MariaDB. */
export const noSort: NoSort = { clause: 'content.sort.none', sort: null }
