import type { SiteStore, TableName } from '../site/store.ts'
import type { Json, Row } from '../values.ts'
import type { Attribute } from './attribute.ts'

/** Rows of another table that a row refers to, under the name by which filters and `include` know them. */
export interface Relation {
  readonly name: string
  readonly resource: () => Resource
  readonly rows: (row: Row, store: SiteStore) => readonly Row[]
}

/** What the platform keeps of one kind of thing, and how filters and orders see it. */
export interface Resource {
  /** Root key of bodies and first part of paths: `posts`. */
  readonly name: string
  /** In messages: `Post not found.` */
  readonly singular: string
  readonly table: TableName
  readonly attributes: readonly Attribute[]
  /** Which rows of the table are of this kind; all of them when absent. */
  readonly owns?: (row: Row) => boolean
  readonly relations: readonly Relation[]
  /** Short names in filters: `tag` for `tags.slug`. */
  readonly aliases: Readonly<Record<string, string>>
  /** Values that are not stored but can be filtered and ordered by. */
  readonly derived?: Readonly<Record<string, (row: Row, store: SiteStore) => Json>>
}

/** All rows of a resource, in the order in which they were added. */
export function rowsOf(resource: Resource, store: SiteStore): readonly Row[] {
  const rows = store.rows(resource.table)
  return resource.owns ? rows.filter(resource.owns) : rows
}

/** The rows with these ids that are there, in the order of the ids. */
export function rowsById(table: TableName, ids: readonly Json[], store: SiteStore): readonly Row[] {
  return ids.flatMap(id => {
    const row = typeof id === 'string' ? store.find(table, id) : undefined
    return row ? [row] : []
  })
}

/** Whether a filter or order can name this property: a column, or a column of a relation. */
export function hasProperty(resource: Resource, property: string): boolean {
  const [first = '', rest] = splitProperty(property)
  if (rest === null) return isColumn(resource, first)
  const relation = resource.relations.find(other => other.name === first)
  return relation !== undefined && isColumn(relation.resource(), rest)
}

function isColumn(resource: Resource, name: string): boolean {
  return (
    resource.attributes.some(attribute => attribute.name === name) || resource.derived?.[name] !== undefined
  )
}

/** The values of a property of a row: one for a column, one for each related row otherwise. */
export function valuesOfProperty(
  resource: Resource,
  store: SiteStore,
): (row: Row, property: string) => readonly Json[] {
  return (row, property) => {
    const [first, rest] = splitProperty(property)
    if (rest === null) return [columnOf(resource, row, first, store)]
    const relation = resource.relations.find(other => other.name === first)
    if (!relation) return []
    return relation.rows(row, store).map(related => columnOf(relation.resource(), related, rest, store))
  }
}

/** The value of a stored or derived column. */
export function columnOf(resource: Resource, row: Row, name: string, store: SiteStore): Json {
  const derive = resource.derived?.[name]
  return derive ? derive(row, store) : (row[name] ?? null)
}

function splitProperty(property: string): readonly [string, string | null] {
  const dot = property.indexOf('.')
  return dot < 0 ? [property, null] : [property.slice(0, dot), property.slice(dot + 1)]
}
