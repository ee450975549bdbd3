import type { Table } from './table.ts'

/** What takes back one write to a table. */
interface Undo {
  readonly uid: string
  readonly takeBack: () => void
}

/** All state of the content service: one table for each content-type and each component. */
export class Store {
  readonly #tables: ReadonlyMap<string, Table>
  #writes = 0
  /** What takes back the writes of the transaction under way; null while there is none. */
  #undo: Undo[] | null = null

  constructor(tables: Iterable<Table>) {
    this.#tables = new Map([...tables].map(table => [table.uid, table]))
    for (const table of this.#tables.values())
      table.onWrite(takeBack => this.#note({ uid: table.uid, takeBack }))
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

  /** A store of its own with the rows of now. */
  copy(): Store {
    return new Store([...this.#tables.values()].map(table => table.copy()))
  }

  /** Drops what was computed from the rows of every table. */
  forget(): void {
    for (const table of this.#tables.values()) table.forget()
  }

  /** Back to the world as it was loaded, at once. */
  reset(): void {
    for (const table of this.#tables.values()) table.reset()
  }

  /** Runs `write`; when it throws, tables have the rows that they had, all of them if nothing is said, and the error goes on. */
  transaction<T>(write: () => T, isTakenBack: (uid: string) => boolean = () => true): T {
    const outer = this.#undo
    const undo: Undo[] = []
    this.#undo = undo
    try {
      const value = write()
      outer?.push(...undo)
      return value
    } catch (error) {
      this.#undo = null
      for (const { uid, takeBack } of undo.toReversed()) if (isTakenBack(uid)) takeBack()
      throw error
    } finally {
      this.#undo = outer
    }
  }

  #note(undo: Undo): void {
    this.#writes++
    this.#undo?.push(undo)
  }
}
