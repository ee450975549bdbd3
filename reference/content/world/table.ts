/**
 * One stored entry or component. Values are kept in the form that responses show (a datetime is its ISO text,
 * a biginteger its decimal text), so reading needs no conversion. A relation holds an id, null or a list of ids;
 * a morph relation `{__type, id}`; a component its id in the component's own table; a zone `{__component, id}`.
 * Rows are never changed in place: a write stores a new row.
 */
export type Row = Readonly<Record<string, unknown> & { id: number }>

/**
 * All rows of one content-type or component, in id order. A position is an index into `rows`.
 * Columns and indexes are derived on demand and dropped by a write.
 */
export class Table {
  readonly uid: string
  #rows: readonly Row[]
  #nextId: number
  readonly #initial: readonly Row[]
  readonly #initialNextId: number
  #positions: Map<number, number> | null = null
  #dense: boolean
  #columns = new Map<string, readonly unknown[]>()
  #derived = new Map<string, unknown>()
  #tellWrite: () => void = () => {}

  constructor(uid: string, rows: readonly Row[]) {
    this.uid = uid
    this.#rows = inIdOrder(rows)
    this.#initial = this.#rows
    this.#dense = isDense(this.#rows)
    this.#nextId = (this.#rows.at(-1)?.id ?? 0) + 1
    this.#initialNextId = this.#nextId
  }

  /** `tell` is called at each write, and when an id is taken. */
  onWrite(tell: () => void): void {
    this.#tellWrite = tell
  }

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

  /** Something computed from the rows, kept until the next write: an index, a folded column. */
  derived<T>(key: string, compute: () => T): T {
    if (this.#derived.has(key)) return this.#derived.get(key) as T
    const value = compute()
    this.#derived.set(key, value)
    return value
  }

  /** Takes the next id; ids are never given out twice, also after a delete. */
  takeId(): number {
    this.#tellWrite()
    return this.#nextId++
  }

  /** Adds a row, or replaces the one with its id. */
  put(row: Row): void {
    const position = this.position(row.id)
    if (position >= 0) this.#replaceAll(this.#rows.with(position, row))
    else this.#replaceAll(inIdOrder([...this.#rows, row]))
    this.#nextId = Math.max(this.#nextId, row.id + 1)
  }

  remove(id: number): void {
    this.#replaceAll(this.#rows.filter(row => row.id !== id))
  }

  /** Back to rows that were read before. Ids that were taken since stay taken, as with any database's sequence. */
  restore(rows: readonly Row[]): void {
    if (this.#rows !== rows) this.#replaceAll(rows)
  }

  /** Drops what was computed from the rows, for when it would be computed otherwise from now on. */
  forget(): void {
    this.#derived = new Map()
  }

  /** Back to the rows that the world gave. */
  reset(): void {
    this.restore(this.#initial)
    this.#tellWrite()
    this.#nextId = this.#initialNextId
  }

  #replaceAll(rows: readonly Row[]): void {
    this.#tellWrite()
    this.#rows = rows
    this.#dense = isDense(rows)
    this.#positions = null
    this.#columns = new Map()
    this.#derived = new Map()
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
