import { type Place, shown } from '../../../world/problems.ts'
import type { Attribute } from '../../resources/attribute.ts'
import type { Json, Row } from '../../values.ts'
import type { Ids } from '../ids.ts'
import type { TableName, Tables } from '../store.ts'
import type { Entry } from './section.ts'

/** When rows were made that do not say it. */
export const WORLD_BEGAN = '2024-01-01T00:00:00.000Z'

/** Collects rows while a world is read, and finds those that others refer to. */
export class TableBuilder {
  readonly #tables = new Map<TableName, Row[]>()
  readonly #ids: Ids

  constructor(ids: Ids) {
    this.#ids = ids
  }

  get tables(): Tables {
    return this.#tables
  }

  rows(table: TableName): readonly Row[] {
    return this.#tables.get(table) ?? []
  }

  newId(): string {
    return this.#ids.id()
  }

  newUuid(): string {
    return this.#ids.uuid()
  }

  newSecret(bytes: number): string {
    return this.#ids.secret(bytes)
  }

  /** Adds a row with what an entry gives, what is known besides, and the attributes' initial values. */
  add(
    table: TableName,
    entry: Entry,
    attributes: readonly Attribute[],
    more: Record<string, Json> = {},
  ): Row {
    const initial = Object.fromEntries(attributes.map(attribute => [attribute.name, attribute.initial]))
    const given = { ...more, ...entry.values }
    const created_at = given.created_at ?? WORLD_BEGAN
    const id = typeof given.id === 'string' ? given.id : this.newId()
    const row: Row = { ...initial, updated_at: created_at, ...given, created_at, id }
    this.#mustBeNew(table, row, entry.given.place)
    this.put(table, row)
    return row
  }

  put(table: TableName, row: Row): void {
    this.#tables.set(table, [...this.rows(table), row])
  }

  /** The id of the row that a text names by its id or by one of `columns`; null after a note that there is none. */
  refer(table: TableName, name: unknown, place: Place, columns: readonly string[] = ['slug']): string | null {
    const row = this.rows(table).find(other =>
      [other.id, ...columns.map(column => other[column])].includes(String(name)),
    )
    if (row) return row.id
    place.wrong(shown(name), `the id or ${columns.join(' or ')} of one of the ${table}`)
    return null
  }

  /** The ids of the rows that a list of an entry names. */
  referAll(table: TableName, entry: Entry, key: string, columns?: readonly string[]): readonly string[] {
    return (entry.given.list(key) ?? []).flatMap((name, i) => {
      const id = this.refer(table, name, entry.given.place.at(key).at(i), columns)
      return id === null ? [] : [id]
    })
  }

  #mustBeNew(table: TableName, row: Row, place: Place): void {
    const rows = this.rows(table)
    if (rows.some(other => other.id === row.id)) place.at('id').wrong(shown(row.id), 'an id of its own')
    const isTaken =
      typeof row.slug === 'string' && rows.some(other => other.slug === row.slug && other.type === row.type)
    if (isTaken) place.at('slug').wrong(shown(row.slug), 'a slug of its own')
  }
}
