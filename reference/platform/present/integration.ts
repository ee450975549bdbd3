import { integrations } from '../resources/integrations.ts'
import { webhooks } from '../resources/webhooks.ts'
import { type JsonObject, pick, type Row } from '../values.ts'
import { showAttributes, type View } from './view.ts'

/** An integration, with its keys when they are included. An admin key is shown as id and secret in one. */
export function presentIntegration(integration: Row, view: View): JsonObject {
  return {
    ...showAttributes(integrations, integration, view),
    ...(view.include.has('api_keys') && { api_keys: keysOf(integration, view) }),
    ...(view.include.has('webhooks') && { webhooks: webhooksOf(integration, view) }),
  }
}

const OF_KEYS = [
  ...['id', 'type', 'secret', 'role_id', 'integration_id', 'user_id', 'last_seen_at', 'last_seen_version'],
  ...['created_at', 'updated_at'],
]

function keysOf(integration: Row, view: View): readonly JsonObject[] {
  const keys = view.site.store.rows('api_keys').filter(key => key.integration_id === integration.id)
  return keys.map(key => ({
    ...pick(key, OF_KEYS),
    secret: key.type === 'admin' ? `${key.id}:${String(key.secret)}` : (key.secret ?? null),
  }))
}

function webhooksOf(integration: Row, view: View): readonly JsonObject[] {
  const rows = view.site.store.rows('webhooks')
  return rows.filter(row => row.integration_id === integration.id).map(presentWebhook)
}

export function presentWebhook(webhook: Row): JsonObject {
  return pick(
    webhook,
    webhooks.attributes.map(({ name }) => name),
  )
}
