import type { JsonObject } from '../../../world/json-object.ts'
import { shown } from '../../../world/problems.ts'
import { rowAttributes } from '../../resources/attribute.ts'
import { integrations } from '../../resources/integrations.ts'
import { slugify } from '../slug.ts'
import { type Entry, readEntries } from './section.ts'
import { sections } from './sections.ts'
import { type TableBuilder, WORLD_BEGAN } from './tables.ts'

/** `integrations`: `{name}`; a key that names none belongs to the first, which is made when there is none. */
export function readIntegrations(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'integrations')) {
    const name = entry.given.requiredText('name') ?? ''
    build.add('integrations', entry, integrations.attributes, { name, slug: slugify(name) })
  }
}

/** `content_api_keys`: `{key}` of 26 hexadecimal digits; `admin_api_keys`: `{id, secret}` of 24 and 64. */
export function readKeys(file: JsonObject, build: TableBuilder): void {
  for (const entry of readEntries(file, 'content_api_keys')) {
    const secret = hexadecimal(entry, 'key', 26)
    build.add('api_keys', withoutKey(entry), rowAttributes, {
      ...keyOf(entry, build),
      type: 'content',
      secret,
    })
  }
  for (const entry of readEntries(file, 'admin_api_keys')) {
    entry.given.requiredText('id')
    const secret = hexadecimal(entry, 'secret', 64)
    build.add('api_keys', entry, rowAttributes, { ...keyOf(entry, build), type: 'admin', secret })
  }
}

function withoutKey(entry: Entry): Entry {
  const { key: _key, ...values } = entry.values
  return { ...entry, values }
}

function keyOf(entry: Entry, build: TableBuilder) {
  const name = entry.given.text('integration')
  const place = entry.given.place.at('integration')
  const integration_id =
    name === undefined ? firstIntegration(build) : build.refer('integrations', name, place, ['slug', 'name'])
  return { integration_id, role_id: null, user_id: null, last_seen_at: null, last_seen_version: null }
}

function firstIntegration(build: TableBuilder): string {
  const first = build.rows('integrations')[0]
  if (first) return first.id
  const times = { created_at: WORLD_BEGAN, updated_at: WORLD_BEGAN }
  const more = { type: 'custom', icon_image: null, description: null }
  const row = { id: build.newId(), name: 'Integration', slug: 'integration', ...more, ...times }
  build.put('integrations', row)
  return row.id
}

function hexadecimal(entry: Entry, key: string, digits: number): string {
  const value = entry.given.requiredText(key) ?? ''
  const fits = new RegExp(`^[0-9a-f]{${digits}}$`).test(value)
  if (!fits && value !== '')
    entry.given.place.at(key).wrong(shown(value), `${digits} lower-case hexadecimal digits`)
  return value
}

/** `clients`: the client credentials of the first-generation API. Every site has the two that come with it. */
export function readClients(file: JsonObject, build: TableBuilder, word: string): void {
  for (const entry of readEntries(file, 'clients')) {
    const slug = entry.given.requiredText('slug') ?? ''
    build.add('clients', entry, sections.clients.attributes, {
      name: slug,
      slug,
      secret: build.newSecret(6),
      uuid: build.newUuid(),
    })
  }
  for (const part of ['admin', 'frontend']) {
    const slug = `${word}-${part}`
    if (build.rows('clients').some(row => row.slug === slug)) continue
    const times = { created_at: WORLD_BEGAN, updated_at: WORLD_BEGAN }
    const more = { status: 'enabled', type: 'ua', secret: build.newSecret(6), uuid: build.newUuid() }
    build.put('clients', { id: build.newId(), name: slug, slug, ...more, ...times })
  }
}
