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

/** The tables that something was read from, as they were then. */
export type TablesRead = Tables

const NO_ROWS: readonly Row[] = []

/** All state of one site: its tables, rows in the order in which they were added. */
export class SiteStore {
  readonly #initial: Tables
  #tables: Tables
  #writes = 0
  #trace: Map<TableName, readonly Row[]> | null = null

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
    const rows = this.#tables.get(table) ?? NO_ROWS
    this.#trace?.set(table, rows)
    return rows
  }

  /** What `read` gives, which waits for nothing, with the tables that it was read from. */
  tracing<T>(read: () => T): { readonly value: T; readonly tables: TablesRead } {
    const outer = this.#trace
    const tables = new Map<TableName, readonly Row[]>()
    this.#trace = tables
    try {
      return { value: read(), tables }
    } finally {
      this.#trace = outer
      for (const [table, rows] of tables) outer?.set(table, rows)
    }
  }

  /** Whether tables are still what they were when something was read from them. */
  isAsRead(tables: TablesRead): boolean {
    for (const [table, rows] of tables) if (this.rows(table) !== rows) return false
    return true
  }

  find(table: TableName, id: string): Row | undefined {
    return this.rows(table).find(row => row.id === id)
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

  #replace(table: TableName, rows: readonly Row[]): void {
    this.#hold(new Map(this.#tables).set(table, rows))
  }

  #hold(tables: Tables): void {
    this.#writes++
    this.#tables = tables
  }
}
