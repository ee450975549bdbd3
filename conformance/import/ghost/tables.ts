import { isObject, type JsonObject } from '../../compare/json-value.ts'

/** The tables of an export. Which of them were read is kept, so that the others can be told of. */
export class Tables {
  readonly #data: JsonObject
  readonly #read = new Set<string>()

  constructor(data: JsonObject) {
    this.#data = data
  }

  rows(table: string): readonly JsonObject[] {
    this.#read.add(table)
    const rows = this.#data[table]
    return Array.isArray(rows) ? rows.filter(isObject) : []
  }

  /** The rows of a table that links two others, by the id at one end; each list is in its order. */
  linked(table: string, from: string): ReadonlyMap<unknown, readonly JsonObject[]> {
    const links = new Map<unknown, JsonObject[]>()
    const inOrder = this.rows(table).toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
    for (const row of inOrder) {
      const own = links.get(row[from])
      if (own) own.push(row)
      else links.set(row[from], [row])
    }
    return links
  }

  /** How many rows each table has that nobody asked for. */
  get unread(): readonly (readonly [string, number])[] {
    return Object.entries(this.#data).flatMap(([table, rows]) =>
      Array.isArray(rows) && !this.#read.has(table) ? [[table, rows.length] as const] : [],
    )
  }
}

/** What stands in a column of some rows, by their ids. */
export function columnById(rows: readonly JsonObject[], column: string): ReadonlyMap<unknown, unknown> {
  return new Map(rows.map(row => [row.id, row[column]]))
}
