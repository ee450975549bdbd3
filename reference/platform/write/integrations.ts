import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Site } from '../contracts.ts'
import { notFound } from '../errors.ts'
import { type Answer, noContent, ok } from '../http/answer.ts'
import { namesOf } from '../parameters/names.ts'
import { presentIntegration } from '../present/integration.ts'
import { integrations } from '../resources/integrations.ts'
import { slugify } from '../site/slug.ts'
import type { JsonObject, Row } from '../values.ts'
import { givenUnder } from './body.ts'
import { created, newRow, timestamp, uniqueSlug, writable } from './rows.ts'
import { validateByModel } from './validate.ts'

/** Bytes of a content key and of an admin key's secret. */
const CONTENT_BYTES = 13
const ADMIN_BYTES = 32

/** Configuring a custom integration makes its content API key and its admin API key. */
export function addIntegration(call: Call): Answer {
  const { site } = call
  const given = givenUnder(call, 'integrations')
  validateByModel(given, 'integrations', integrations.attributes)
  const slug = uniqueSlug(slugify(String(given.name)), 'integrations', site)
  const row = {
    ...newRow(integrations.attributes, writable(given, integrations.attributes, call), site),
    slug,
  }
  site.store.put('integrations', row)
  addKey('content', site.ids.secret(CONTENT_BYTES), row.id, site)
  addKey('admin', site.ids.secret(ADMIN_BYTES), row.id, site)
  return created(call, 'integrations', row.id, show(row, call, []))
}

export function editIntegration(call: Call): Answer {
  const { site } = call
  const given = givenUnder(call, 'integrations')
  const row = existing(call)
  const { slug: _slug, ...written } = writable(given, integrations.attributes, call)
  const changed: Row = { ...row, ...written, updated_at: timestamp(site) }
  site.store.put('integrations', changed)
  return ok({ integrations: [show(changed, call, ['api_keys', 'webhooks'])] })
}

/** Gives a key a new secret; the old one opens nothing from then on. */
export function refreshKey(call: Call): Answer {
  const { site } = call
  const row = existing(call)
  const key = site.store.find('api_keys', String(call.params.keyid))
  if (!key || key.integration_id !== row.id) throw notFound('API Key not found.')
  const secret = site.ids.secret(key.type === 'content' ? CONTENT_BYTES : ADMIN_BYTES)
  site.store.put('api_keys', { ...key, secret, updated_at: timestamp(site) })
  return ok({ integrations: [show(row, call, ['api_keys', 'webhooks'])] })
}

export function deleteIntegration(call: Call): Answer {
  const { store } = call.site
  const { id } = existing(call)
  store.remove('integrations', id)
  for (const table of ['api_keys', 'webhooks'] as const)
    for (const row of store.rows(table)) if (row.integration_id === id) store.remove(table, row.id)
  return noContent()
}

function existing(call: Call): Row {
  const row = call.site.store.find('integrations', idParameter(call))
  if (row) return row
  throw notFound('Integration not found.')
}

function addKey(type: 'content' | 'admin', secret: string, integration_id: string, site: Site): void {
  const now = timestamp(site)
  const unused = { role_id: null, user_id: null, last_seen_at: null, last_seen_version: null }
  site.store.put('api_keys', {
    id: site.ids.id(),
    type,
    secret,
    integration_id,
    ...unused,
    created_at: now,
    updated_at: now,
  })
}

function show(row: Row, call: Call, otherwise: readonly string[]): JsonObject {
  const asked = namesOf(call.request.query.include ?? null)
  const include = new Set(asked.length > 0 ? asked : otherwise)
  return presentIntegration(row, viewOf(call, { include, fields: null, formats: null }))
}
