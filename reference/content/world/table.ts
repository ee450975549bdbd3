import { CodedColumn } from './coded-column.ts'

/**
 * One stored entry or component. Values are kept in the form that responses show (a datetime is its ISO text,
 * a biginteger its decimal text), so reading needs no conversion. A relation holds an id, null or a list of ids;
 * a morph relation `{__type, id}`; a component its id in the component's own table; a zone `{__component, id}`.
 * Rows are never changed in place: a write stores a new row.
 */
export type Row = Readonly<Record<string, unknown> & { id: number }>

/** A write that leaves every other row at its position: a row in place of `before`, or one more at the end. */
export interface Change {
  readonly position: number
  /** Null: the row is new. */
  readonly before: Row | null
  readonly after: Row
}

/** Brings what was computed from the rows up to date after a change; false when it is to be computed anew. */
export type Mend<T> = (value: T, change: Change) => boolean

interface Derived {
  readonly value: unknown
  readonly mend: (change: Change) => boolean
}

/**
 * All rows of one content-type or component, in id order. A position is an index into `rows`. Columns and indexes are
 * derived on demand. A write mends them, so that it costs what it touches; where positions move they are dropped.
 */
export class Table {
  readonly uid: string
  /** Those of the world until the first write, which takes a copy; then changed in place. */
  #rows: readonly Row[]
  #own: Row[] | null = null
  #nextId: number
  readonly #initial: readonly Row[]
  readonly #initialNextId: number
  #positions: Map<number, number> | null = null
  #dense: boolean
  #columns = new Map<string, unknown[]>()
  #derived = new Map<string, Derived>()
  #tellWrite: (undo: () => void) => void = () => {}

  constructor(uid: string, rows: readonly Row[]) {
    this.uid = uid
    this.#rows = inIdOrder(rows)
    this.#initial = this.#rows
    this.#dense = isDense(this.#rows)
    this.#nextId = (this.#rows.at(-1)?.id ?? 0) + 1
    this.#initialNextId = this.#nextId
  }

  /** `tell` is called at each write, and when an id is taken, with what takes the write back. */
  onWrite(tell: (undo: () => void) => void): void {
    this.#tellWrite = tell
  }

  /** The rows as they are now: another write may change the same list. */
  get rows(): readonly Row[] {
    return this.#rows
  }

  get size(): number {
    return this.#rows.length
  }

  /** The position of the row with this id, or -1. */
  position(id: number): number {
    if (this.#dense) return id >= 1 && id <= this.#rows.length ? id - 1 : -1
    this.#positions ??= new Map(this.#rows.map((row, position) => [row.id, position]))
    return this.#positions.get(id) ?? -1
  }

  /** The row at a position; one beyond the rows is a programming error. */
  at(position: number): Row {
    const row = this.#rows[position]
    if (!row) throw new Error(`invariant: ${this.uid} has no position ${position}`)
    return row
  }

  get(id: number): Row | undefined {
    return this.#rows[this.position(id)]
  }

  /** All values of one attribute, by position; `null` where a row has none. */
  column(attribute: string): readonly unknown[] {
    let column = this.#columns.get(attribute)
    if (column === undefined) {
      column = this.#rows.map(row => row[attribute] ?? null)
      this.#columns.set(attribute, column)
    }
    return column
  }

  /** The same values by their numbers; null for a column that is not worth it. */
  coded(attribute: string): CodedColumn | null {
    return this.derived(
      `coded:${attribute}`,
      () => CodedColumn.of(this.column(attribute)),
      (coded, { position, after }) => coded === null || coded.put(position, after[attribute] ?? null),
    )
  }

  /** Something computed from the rows, kept until a write that `mend` cannot follow: an index, a folded column. */
  derived<T>(key: string, compute: () => T, mend: Mend<T> = () => false): T {
    const known = this.#derived.get(key)
    if (known) return known.value as T
    const value = compute()
    this.#derived.set(key, { value, mend: change => mend(value, change) })
    return value
  }

  /** Takes the next id; ids are never given out twice, also after a delete. */
  takeId(): number {
    this.#tellWrite(() => {})
    return this.#nextId++
  }

  /** A table with the rows and the next id of now; what is written to the one is not in the other. */
  copy(): Table {
    const copy = new Table(this.uid, [...this.#rows])
    copy.#nextId = this.#nextId
    return copy
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: Row): void {
    const at = this.position(row.id)
    const before = this.#rows[at]
    this.#tellWrite(() => (before ? this.put(before) : this.remove(row.id)))
    const last = this.#rows.at(-1)
    if (before) this.#place({ position: at, before, after: row })
    else if (!last || last.id < row.id) this.#place({ position: this.#rows.length, before: null, after: row })
    else this.#hold(inIdOrder([...this.#rows, row]))
    this.#nextId = Math.max(this.#nextId, row.id + 1)
  }

  remove(id: number): void {
    const row = this.get(id)
    if (!row) return
    this.#tellWrite(() => this.put(row))
    this.#hold(this.#rows.filter(other => other !== row))
  }

  /** Drops what was computed from the rows, for when it would be computed otherwise from now on. */
  forget(): void {
    this.#derived = new Map()
  }

  /** Back to the rows that the world gave. */
  reset(): void {
    this.#tellWrite(() => {})
    if (this.#rows !== this.#initial) this.#hold(this.#initial)
    this.#own = null
    this.#nextId = this.#initialNextId
  }

  /** Rows that stand elsewhere than before. */
  #hold(rows: readonly Row[]): void {
    this.#own = null
    this.#rows = rows
    this.#dense = isDense(rows)
    this.#positions = null
    this.#columns = new Map()
    this.#derived = new Map()
  }

  #place(change: Change): void {
    const { position, after } = change
    this.#own ??= [...this.#rows]
    this.#own[position] = after
    this.#rows = this.#own
    this.#dense = isDense(this.#rows)
    this.#positions?.set(after.id, position)
    for (const [attribute, column] of this.#columns) column[position] = after[attribute] ?? null
    for (const [key, { mend }] of this.#derived) if (!mend(change)) this.#derived.delete(key)
  }
}

function inIdOrder(rows: readonly Row[]): readonly Row[] {
  const sorted = rows.every((row, i) => i === 0 || (rows[i - 1]?.id ?? 0) < row.id)
  return sorted ? rows : [...rows].sort((a, b) => a.id - b.id)
}

/** Ids 1, 2, 3 … without gaps, so that a position is the id less one. Rows are in id order. */
function isDense(rows: readonly Row[]): boolean {
  return rows.length === 0 || (rows[0]?.id === 1 && rows.at(-1)?.id === rows.length)
}
