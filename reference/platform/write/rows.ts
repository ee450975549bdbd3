import type { Call, Site } from '../contracts.ts'
import type { Answer } from '../http/answer.ts'
import type { Attribute } from '../resources/attribute.ts'
import { freeSlug } from '../site/slug.ts'
import type { TableName } from '../site/store.ts'
import type { Json, JsonObject, Row } from '../values.ts'

/** The present moment as rows keep it: ISO 8601, UTC, whole seconds. */
export function timestamp({ clock }: Site): string {
  return new Date(Math.floor(clock.now() / 1000) * 1000).toISOString()
}

/** What a client gives of the attributes that it may write. */
export function writable(given: JsonObject, attributes: readonly Attribute[]): JsonObject {
  const names = attributes.filter(({ fixed, kind }) => !fixed && kind !== 'list').map(({ name }) => name)
  const entries = names.filter(name => given[name] !== undefined).map(name => [name, given[name] ?? null])
  return Object.fromEntries(entries)
}

/** A new row: initial values, then what is given, then its id and times. */
export function newRow(attributes: readonly Attribute[], given: JsonObject, site: Site): Row {
  const initial = Object.fromEntries(attributes.map(attribute => [attribute.name, attribute.initial]))
  const now = timestamp(site)
  return { ...initial, ...given, id: site.ids.id(), created_at: now, updated_at: now }
}

/** The names of what differs between a row and what is to be written into it. */
export function changedNames(row: Row, given: JsonObject): readonly string[] {
  return Object.keys(given).filter(
    name => JSON.stringify(row[name] ?? null) !== JSON.stringify(given[name] ?? null),
  )
}

/** The slug that is free in a table, apart from the row itself. */
export function uniqueSlug(slug: string, table: TableName, site: Site, own?: string): string {
  return freeSlug(slug, taken => site.store.rows(table).some(row => row.slug === taken && row.id !== own))
}

/** The answer to a row that was added: 201, and where the row is. */
export function created(call: Call, root: string, id: string, shown: Json): Answer {
  const { data, brand } = call.site
  const location = `${data.url}/${brand.word}/api/${call.prefix}admin/${root}/${id}/`
  return { status: 201, headers: { location }, body: { json: { [root]: [shown] } } }
}

/** A header that says which pages of the site have changed. */
export const everythingChanged = { 'x-cache-invalidate': '/*' }
