import type { Columns, Place } from '../nql/match.ts'
import type { Condition } from '../nql/parse.ts'
import type { SiteStore, TableName } from '../site/store.ts'
import type { Json, Row } from '../values.ts'
import type { Attribute } from './attribute.ts'

/** Rows of another table that a row refers to, under the name by which filters and `include` know them. */
export interface Relation {
  readonly name: string
  readonly resource: () => Resource
  readonly rows: (row: Row, store: SiteStore) => readonly Row[]
  /** How a filter reads it; `related` when absent. */
  readonly place?: Exclude<Place, 'own'>
  /** Only short names lead to it: a filter cannot name it. */
  readonly isUnnamed?: true
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
  /** What a filter says of an attribute that is none of its columns, said of those that are. */
  readonly said?: Readonly<Record<string, (condition: Condition) => Condition>>
  /** Attributes that are no columns: filters cannot name them, nor orders. */
  readonly apart?: readonly string[]
  /** Filters may name anything; what is no column has no value. */
  readonly isOpen?: true
  /** Kept as objects, which filters read without the database. */
  readonly isInMemory?: true
  /** Columns that filters name, and orders do not. */
  readonly unordered?: readonly string[]
  /** Values that are worked out of stored ones, which `fields` names by them. */
  readonly workedOut?: readonly string[]
  /** Values that are not stored but can be filtered and ordered by. */
  readonly derived?: Readonly<Record<string, (row: Row, store: SiteStore) => Json>>
}

/** All rows of a resource, in the order in which they were added. */
export function rowsOf(resource: Resource, store: SiteStore): readonly Row[] {
  const rows = store.rows(resource.table)
  return resource.owns ? rows.filter(resource.owns) : rows
}

/** The rows with these ids that are there, in the order of the ids. */
export function rowsById(
  table: TableName,
  ids: readonly (Json | undefined)[],
  store: SiteStore,
): readonly Row[] {
  return ids.flatMap(id => {
    const row = typeof id === 'string' ? store.find(table, id) : undefined
    return row ? [row] : []
  })
}

/** Whether a filter can name this property: a column, or a column of a relation. Columns have no case. */
export function hasProperty(resource: Resource, property: string): boolean {
  const [first, rest] = splitProperty(property, resource)
  if (rest === null) return isColumn(resource, first)
  const relation = resource.relations.find(other => other.name === first && !other.isUnnamed)
  const related = relation?.resource()
  return related !== undefined && (related.isOpen === true || isColumn(related, rest))
}

/** Whether rows are kept with an attribute of this name, in lower case, that is no relation. */
export function isColumn(resource: Resource, name: string): boolean {
  if (resource.apart?.includes(name)) return false
  const isStored = resource.attributes.some(attribute => attribute.name === name && attribute.kind !== 'list')
  return isStored || derivationOf(resource, name) !== undefined
}

/** The attributes that stand in a row itself, not beside it nor as references. */
export function keptNames(resource: Resource): readonly string[] {
  const beside = resource.relations.flatMap(({ place, resource: other }) =>
    place === 'beside' ? other().attributes.map(({ name }) => name) : [],
  )
  const own = resource.attributes.filter(({ name, kind }) => kind !== 'list' && !beside.includes(name))
  const columns = own.map(({ name }) => name).filter(name => resource.apart?.includes(name) !== true)
  const derived = Object.keys(resource.derived ?? {}).filter(
    name => resource.unordered?.includes(name) !== true,
  )
  return [...columns, ...derived.filter(name => !name.includes('.') && !beside.includes(name))]
}

/** Whether `fields` leaves it open which of these are wanted: then all of them are read. */
export function namesNothing(resource: Resource, fields: ReadonlySet<string>): boolean {
  return ![...keptNames(resource), ...(resource.workedOut ?? [])].some(name => fields.has(name))
}

/** Own members alone: whoever asks may name what every object has, such as `constructor`. */
function derivationOf({ derived = {} }: Resource, name: string) {
  return Object.hasOwn(derived, name) ? derived[name] : undefined
}

/** What a short name stands for; undefined when it is none. */
export function longNameOf({ aliases }: Pick<Resource, 'aliases'>, name: string): string | undefined {
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined
}

/** How a filter reads the rows of a resource. */
export function columnsOf(resource: Resource, store: SiteStore): Columns<Row> {
  const relationOf = (name: string) => resource.relations.find(other => other.name === name)
  return {
    valuesOf: (row, property) => {
      const [first, rest] = splitProperty(property, resource)
      if (rest === null) return [isColumn(resource, first) ? keptValue(resource, row, first, store) : null]
      const relation = relationOf(first)
      if (!relation) return []
      return relation.rows(row, store).map(related => keptValue(relation.resource(), related, rest, store))
    },
    placeOf: property => {
      const [first, rest] = splitProperty(property, resource)
      return rest === null ? 'own' : (relationOf(first)?.place ?? 'related')
    },
  }
}

/** UNDOCUMENTED: before what lies below a site's address the real program's database has a sign that stands for it. */
const SITE_SIGN = '__PLATFORM_URL__'

function keptValue(resource: Resource, row: Row, name: string, store: SiteStore): Json {
  const value = columnOf(resource, row, name, store)
  if (typeof value !== 'string' || !value.startsWith('/')) return value
  const attribute = resource.attributes.find(other => other.name === name)
  return attribute?.urls === 'address' ? `${SITE_SIGN}${value}` : value
}

/** The value of a stored or derived column. */
export function columnOf(resource: Resource, row: Row, name: string, store: SiteStore): Json {
  const derive = derivationOf(resource, name)
  if (derive) return derive(row, store)
  return Object.hasOwn(row, name) ? (row[name] ?? null) : null
}

/** A column in lower case, or a relation and its column; the resource's own table may stand before a column. */
function splitProperty(property: string, { table }: Resource): readonly [string, string | null] {
  const dot = property.indexOf('.')
  if (dot < 0) return [property.toLowerCase(), null]
  const [first, rest] = [property.slice(0, dot), property.slice(dot + 1).toLowerCase()]
  return first === table ? [rest, null] : [first, rest]
}
