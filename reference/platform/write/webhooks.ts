import { idParameter } from '../actions/read.ts'
import type { Call } from '../contracts.ts'
import { invalid, noPermission, notFound } from '../errors.ts'
import { type Answer, noContent, ok } from '../http/answer.ts'
import { presentWebhook } from '../present/integration.ts'
import { webhooks } from '../resources/webhooks.ts'
import { type Json, type JsonObject, type Row, textOf } from '../values.ts'
import { shortVersion } from '../version.ts'
import { attributeError, givenBySchema, givenUnder } from './body.ts'
import { newRow, timestamp, writable } from './rows.ts'
import { validateBySchema } from './validate.ts'

/**
 * Adds a webhook. An integration adds its own, a user says for which one.
 * UNDOCUMENTED: webhooks are kept and never called; the answer names no place, as in the real program.
 */
export function addWebhook(call: Call): Answer {
  const { site } = call
  const given = readWebhook(call, ['event', 'target_url'])
  const integration_id = integrationOf(call, givenUnder(call, 'webhooks').integration_id)
  const twin = site.store
    .rows('webhooks')
    .find(({ event, target_url }) => event === given.event && target_url === given.target_url)
  if (twin) throw invalid('Target URL has already been used for this event.')
  const api_version = `v${shortVersion(site.version)}`
  const row = newRow(webhooks.attributes, { api_version, ...given, integration_id }, site)
  site.store.put('webhooks', row)
  return { status: 201, headers: {}, body: { json: { webhooks: [presentWebhook(row)] } } }
}

export function editWebhook(call: Call): Answer {
  const { site } = call
  const row = own(call, 'edit')
  const changed: Row = { ...row, ...readWebhook(call, []), updated_at: timestamp(site) }
  site.store.put('webhooks', changed)
  return ok({ webhooks: [presentWebhook(changed)] })
}

export function deleteWebhook(call: Call): Answer {
  call.site.store.remove('webhooks', own(call, 'destroy').id)
  return noContent()
}

function readWebhook(call: Call, required: readonly string[]): JsonObject {
  givenUnder(call, 'webhooks')
  const given = givenBySchema(call, 'webhooks', required)
  validateBySchema(given, 'webhooks', webhooks.attributes)
  const event = textOf(given.event)
  if (event !== null && event !== event.toLowerCase())
    throw attributeError('webhooks', 'event', 'isLowercase', { keyword: 'isLowercase' })
  return writable(given, webhooks.attributes, call)
}

/** @throws PlatformError 422 when a user names no integration that there is */
function integrationOf({ actor, site }: Call, named: Json | undefined): string {
  if (actor.kind === 'integration') return String(actor.key.integration_id)
  const id = textOf(named)
  if (id === null) {
    throw invalid("Validation failed for 'integration_id'.", {
      context: "You may only create webhooks with 'integration_id' when using session authentication.",
      property: 'integration_id',
    })
  }
  if (site.store.find('integrations', id)) return id
  throw invalid("Validation failed for 'integration_id'.", {
    context: "'integration_id' value does not match any existing integration.",
    help: "Provide the 'integration_id' of an existing integration.",
  })
}

/** The webhook of the path. An integration sees only what it added itself. */
function own(call: Call, act: 'edit' | 'destroy'): Row {
  const { actor, site } = call
  const row = site.store.find('webhooks', idParameter(call))
  const isIntegration = actor.kind === 'integration'
  if (!row) throw notFound(isIntegration ? 'Webhook not found.' : 'Resource could not be found.')
  if (!isIntegration || row.integration_id === actor.key.integration_id) return row
  throw noPermission(`You do not have permission to ${act} this webhook.`, {
    context: `You may only ${act} webhooks that belong to the authenticated integration. Check the supplied Admin API Key.`,
  })
}
