import type { Row, Table } from './table.ts'

/** All state of the content service: one table for each content-type and each component. */
export class Store {
  readonly #tables: ReadonlyMap<string, Table>
  #writes = 0

  constructor(tables: Iterable<Table>) {
    this.#tables = new Map([...tables].map(table => [table.uid, table]))
    for (const table of this.#tables.values()) table.onWrite(() => this.#writes++)
  }

  /** How often anything was written, or an id was taken, since the store was made. */
  get writes(): number {
    return this.#writes
  }

  /** The table of a content-type or component; an unknown uid is a programming error. */
  table(uid: string): Table {
    const table = this.#tables.get(uid)
    if (!table) throw new Error(`invariant: no table for ${uid}`)
    return table
  }

  has(uid: string): boolean {
    return this.#tables.has(uid)
  }

  tables(): Iterable<Table> {
    return this.#tables.values()
  }

  /** Drops what was computed from the rows of every table. */
  forget(): void {
    for (const table of this.#tables.values()) table.forget()
  }

  /** Back to the world as it was loaded, at once. */
  reset(): void {
    for (const table of this.#tables.values()) table.reset()
  }

  /** Runs `write`; when it throws, every table has the rows that it had, and the error goes on. All or nothing. */
  transaction<T>(write: () => T): T {
    const before = new Map<Table, readonly Row[]>()
    for (const table of this.#tables.values()) before.set(table, table.rows)
    try {
      return write()
    } catch (error) {
      for (const [table, rows] of before) table.restore(rows)
      throw error
    }
  }
}
