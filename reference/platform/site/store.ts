import type { Row } from '../values.ts'

export type TableName =
  | 'api_keys'
  | 'attempts'
  | 'clients'
  | 'emails'
  | 'integrations'
  | 'invites'
  | 'labels'
  | 'members'
  | 'newsletters'
  | 'offers'
  | 'posts'
  | 'redirects'
  | 'roles'
  | 'sessions'
  | 'settings'
  | 'snippets'
  | 'tags'
  | 'themes'
  | 'tiers'
  | 'tokens'
  | 'uploads'
  | 'users'
  | 'version_notifications'
  | 'webhooks'

export type Tables = ReadonlyMap<TableName, readonly Row[]>

/** What something was read from, as it was then: a table, or the row with an id. */
export interface Source {
  readonly table: TableName
  /** The id of the row; null where the whole table was read. */
  readonly id: string | null
  readonly seen: readonly Row[] | Row | undefined
}

const NO_ROWS: readonly Row[] = []

/** All state of one site: its tables, rows in the order in which they were added. */
export class SiteStore {
  readonly #initial: Tables
  #tables: Tables
  #writes = 0
  #trace: Map<string, Source> | null = null

  constructor(tables: Tables) {
    this.#initial = tables
    this.#tables = tables
  }

  /** A store of its own with the rows of now, which are also those that it goes back to. */
  copy(): SiteStore {
    return new SiteStore(this.#tables)
  }

  /** How often anything was written. */
  get writes(): number {
    return this.#writes
  }

  rows(table: TableName): readonly Row[] {
    const rows = this.#rowsOf(table)
    this.#trace?.set(table, { table, id: null, seen: rows })
    return rows
  }

  find(table: TableName, id: string): Row | undefined {
    const row = this.#rowWith(table, id)
    this.#trace?.set(`${table} ${id}`, { table, id, seen: row })
    return row
  }

  /** What `read` gives, which waits for nothing, with what it was read from. */
  tracing<T>(read: () => T): { readonly value: T; readonly sources: readonly Source[] } {
    const outer = this.#trace
    const trace = new Map<string, Source>()
    this.#trace = trace
    try {
      return { value: read(), sources: [...trace.values()] }
    } finally {
      this.#trace = outer
      for (const [key, source] of trace) outer?.set(key, source)
    }
  }

  /** Whether what something was read from is still what it was then; whoever traces now reads it as well. */
  isAsRead(sources: readonly Source[]): boolean {
    return sources.every(
      ({ table, id, seen }) => (id === null ? this.rows(table) : this.find(table, id)) === seen,
    )
  }

  /** The first row with this value in a column. */
  findBy(table: TableName, column: string, value: string): Row | undefined {
    return this.rows(table).find(row => row[column] === value)
  }

  /** Adds a row, or replaces the one with its id. */
  put(table: TableName, row: Row): void {
    const rows = this.rows(table)
    const position = rows.findIndex(other => other.id === row.id)
    this.#replace(table, position < 0 ? [...rows, row] : rows.with(position, row))
  }

  remove(table: TableName, id: string): void {
    this.#replace(
      table,
      this.rows(table).filter(row => row.id !== id),
    )
  }

  /**
   * Runs `write`; when it throws, everything is as it was before, and the error goes on. Attempts that were
   * counted stay counted: refused requests are what they are about.
   */
  async transaction<T>(write: () => Promise<T> | T): Promise<T> {
    const before = this.#tables
    try {
      return await write()
    } catch (error) {
      if (this.#tables !== before) this.#hold(new Map(before).set('attempts', this.rows('attempts')))
      throw error
    }
  }

  /** Back to the site as the world gave it. */
  reset(): void {
    this.#hold(this.#initial)
  }

  #rowsOf(table: TableName): readonly Row[] {
    return this.#tables.get(table) ?? NO_ROWS
  }

  #rowWith(table: TableName, id: string): Row | undefined {
    return this.#rowsOf(table).find(row => row.id === id)
  }

  #replace(table: TableName, rows: readonly Row[]): void {
    this.#hold(new Map(this.#tables).set(table, rows))
  }

  #hold(tables: Tables): void {
    this.#writes++
    this.#tables = tables
  }
}
