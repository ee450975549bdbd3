import type { Call, Site } from '../contracts.ts'
import { tooLarge } from '../errors.ts'
import { type Answer, ok, withHeaders } from '../http/answer.ts'
import { members } from '../resources/members.ts'
import { newsletters } from '../resources/newsletters.ts'
import type { Resource } from '../resources/resource.ts'
import { settingDefinitions } from '../resources/settings.ts'
import { tags, tagVisibility } from '../resources/tags.ts'
import { tiers } from '../resources/tiers.ts'
import { slugify, tagSlug } from '../site/slug.ts'
import { isMailAddress } from '../text/mail-address.ts'
import { type Json, type JsonObject, objectsOf, type Row, textOf } from '../values.ts'
import { makeLabel } from '../write/labels.ts'
import { everythingChanged, newRow, timestamp, uniqueSlug } from '../write/rows.ts'
import { sendFromSite } from '../write/site-mail.ts'
import { readColumns } from './columns.ts'
import { importPosts } from './import-posts.ts'
import { importUsers } from './import-users.ts'

/** More rows than this in one table are not taken: all of them are kept in memory, and looked through for each. */
const MAX_ROWS = 5000

/** The tables of an export by their names. */
export interface Exported {
  /** The rows of a table; none when it is not there. */
  rows(table: string): readonly JsonObject[]
}

/** What rows of an export became: ids of the site by ids of the export. */
export type Imported = ReadonlyMap<string, string>

/**
 * Adds the content of an export: its users, tags, newsletters, tiers, posts, pages, settings and members. People, tags
 * and whatever else has a name of its own is not added twice; posts are, under another slug. Posts get an internal
 * tag that says when they were imported.
 * UNDOCUMENTED: as the real program answers, which imports in the background and tells what became of it by mail.
 */
export function importContent(data: Json | undefined, call: Call): Answer {
  const { site } = call
  const exported = tablesIn(data)
  const users = importUsers(exported, site)
  const named = {
    tags: importNamed(exported, 'tags', tags, site),
    newsletters: importNamed(exported, 'newsletters', newsletters, site),
    tiers: importNamed(exported, 'products', tiers, site),
  }
  importPosts(exported, { ...named, users }, site)
  importSettings(exported, site)
  importMembers(exported, site)
  tell(call)
  return withHeaders(ok({ db: [], problems: [] }), everythingChanged)
}

function tablesIn(data: Json | undefined): Exported {
  const tables = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}
  if (Object.values(tables).some(rows => Array.isArray(rows) && rows.length > MAX_ROWS)) throw tooLarge()
  return { rows: table => objectsOf(Reflect.get(tables, table)) }
}

/** Rows that are told by their name, tags by their slug; one that the site has stays as it is. */
function importNamed(exported: Exported, table: string, resource: Resource, site: Site): Imported {
  const ids = new Map<string, string>()
  for (const given of exported.rows(table)) {
    const columns = readColumns(resource.attributes, given)
    const name = textOf(columns.name)?.trim() ?? ''
    if (name === '') continue
    const [key, own] = resource === tags && columns.slug ? ['slug', columns.slug] : ['name', name]
    const known = site.store.findBy(resource.table, String(key), String(own))
    ids.set(String(given.id), (known ?? addNamed({ ...columns, name }, resource, site)).id)
  }
  return ids
}

function addNamed(columns: JsonObject & { readonly name: string }, resource: Resource, site: Site): Row {
  const isTag = resource === tags
  const wanted = textOf(columns.slug) ?? (isTag ? tagSlug(columns.name) : slugify(columns.name))
  const row: Row = {
    ...newRow(resource.attributes, columns, site),
    ...(isTag && { visibility: tagVisibility(columns.name) }),
    ...(resource === newsletters && { uuid: site.ids.uuid(), sender_email: null }),
    slug: uniqueSlug(wanted, resource.table, site),
  }
  site.store.put(resource.table, row)
  return row
}

/** UNDOCUMENTED: what is the site's own stays: its theme, whether it is private, and the program's settings. */
function importSettings(exported: Exported, { store, clock }: Site): void {
  for (const { key, value } of exported.rows('settings')) {
    const definition = settingDefinitions.find(other => other.key === key)
    const row = store.findBy('settings', 'key', textOf(key) ?? '')
    if (!definition || !row || definition.fixed || OWN_GROUPS.includes(definition.group)) continue
    const text = textOf(value)?.replace(/__[A-Z]+_URL__/g, '') ?? null
    const kept = definition.kind === 'flag' ? text === 'true' || text === '1' : text
    const fits = definition.kind === 'flag' || !definition.oneOf || definition.oneOf.includes(String(kept))
    if (fits) store.put('settings', { ...row, value: kept, updated_at: new Date(clock.now()).toISOString() })
  }
}

const OWN_GROUPS = ['core', 'theme', 'private']

/**
 * Members, where an export has them.
 * UNDOCUMENTED: assumed; the real program leaves them out of exports and takes them as CSV.
 */
function importMembers(exported: Exported, site: Site): void {
  for (const given of exported.rows('members')) {
    const { email, uuid, ...columns } = readColumns(members.attributes, given)
    if (!isMailAddress(email ?? null) || site.store.findBy('members', 'email', String(email))) continue
    const labels = objectsOf(given.labels).flatMap(({ name }) => {
      const text = textOf(name)
      return text === null ? [] : [(site.store.findBy('labels', 'name', text) ?? makeLabel(text, site)).id]
    })
    const row = newRow(members.attributes, { ...columns, email: email ?? null, labels, status: 'free' }, site)
    site.store.put('members', { ...row, uuid: uuid ?? site.ids.uuid() })
  }
}

function tell({ actor, site }: Call): void {
  if (actor.kind !== 'user') return
  const text = `The import of content to ${site.data.title} that was started at ${timestamp(site)} has finished.`
  const to = String(actor.user.email)
  sendFromSite({ to, subject: 'Your content import has finished', text }, site)
}
