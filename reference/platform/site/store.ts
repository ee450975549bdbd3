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

const NO_ROWS: readonly Row[] = []

/** All state of one site: its tables, rows in the order in which they were added. */
export class SiteStore {
  readonly #initial: Tables
  #tables: Tables

  constructor(tables: Tables) {
    this.#initial = tables
    this.#tables = tables
  }

  rows(table: TableName): readonly Row[] {
    return this.#tables.get(table) ?? NO_ROWS
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
      this.#tables = new Map(before).set('attempts', this.rows('attempts'))
      throw error
    }
  }

  /** Back to the site as the world gave it. */
  reset(): void {
    this.#tables = this.#initial
  }

  #replace(table: TableName, rows: readonly Row[]): void {
    this.#tables = new Map(this.#tables).set(table, rows)
  }
}
