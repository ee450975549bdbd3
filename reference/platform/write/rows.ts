import type { Call, Site } from '../contracts.ts'
import type { Answer } from '../http/answer.ts'
import type { Attribute } from '../resources/attribute.ts'
import { freeSlug, slugify, tagSlug } from '../site/slug.ts'
import type { TableName } from '../site/store.ts'
import { type Json, type JsonObject, type Row, textOf } from '../values.ts'

/** The present moment as rows keep it: ISO 8601, UTC, whole seconds. */
export function timestamp({ clock }: Site): string {
  return new Date(Math.floor(clock.now() / 1000) * 1000).toISOString()
}

/** What a client gives of the attributes that it may write, with addresses as they are kept. */
export function writable(given: JsonObject, attributes: readonly Attribute[], call: Keeping): JsonObject {
  const written = attributes.filter(
    ({ name, fixed, kind }) => !fixed && kind !== 'list' && given[name] !== undefined,
  )
  const entries = written.map(({ name, urls }) => [name, keptValue(given[name] ?? null, urls, call)])
  return Object.fromEntries(entries)
}

type Keeping = Pick<Call, 'site' | 'units'>

function keptValue(value: Json, urls: Attribute['urls'], call: Keeping): Json {
  return typeof value === 'string' && urls ? keptUrls(value, urls, call) : value
}

/** An address, or the addresses in a content, as the platform keeps what a client sends. */
export function keptUrls(value: string, urls: 'address' | 'content', { site, units }: Keeping): string {
  return units.storedUrls.reduce((text, { kept }) => kept(text, urls, site), value)
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

/** The slug that is free in a table. */
export function uniqueSlug(slug: string, table: TableName, site: Site): string {
  return freeSlug(slug, taken => site.store.findBy(table, 'slug', taken) !== undefined)
}

/**
 * The slug of a row that is given one. UNDOCUMENTED: another one than it has must be free of the row itself, too, as
 * in the real program: a row that is `city-2` and is to be `city` becomes `city-3`.
 */
export function changedSlug(given: Json, row: Row, table: TableName, site: Site): string {
  if (typeof given === 'string' && given === row.slug) return given
  const words = textOf(given) || String(row.name ?? row.title)
  const slug = table === 'tags' ? tagSlug(words) : slugify(words)
  return uniqueSlug(slug || table.replace(/s$/, ''), table, site)
}

/** The answer to a row that was added: 201, and where the row is. */
export function created(call: Call, root: string, id: string, shown: Json): Answer {
  const { data, brand } = call.site
  const location = `${data.url}/${brand.word}/api/${call.prefix}admin/${root}/${id}/`
  return { status: 201, headers: { location }, body: { json: { [root]: [shown] } } }
}

/** A header that says which pages of the site have changed. */
export const everythingChanged = { 'x-cache-invalidate': '/*' }
