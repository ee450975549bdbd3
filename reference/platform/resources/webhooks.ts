import { fixed, rowAttributes, text } from './attribute.ts'
import type { Resource } from './resource.ts'

/** Addresses that an integration wants called when something happens. */
export const webhooks: Resource = {
  name: 'webhooks',
  singular: 'webhook',
  table: 'webhooks',
  attributes: [
    ...rowAttributes,
    text('event', { max: 50, neverNull: true }),
    text('target_url', { neverNull: true }),
    text('name', { max: 191 }),
    text('secret', { max: 191 }),
    text('api_version', { max: 50 }),
    fixed(text('integration_id')),
    fixed(text('last_triggered_at')),
    fixed(text('last_triggered_status')),
    fixed(text('last_triggered_error')),
  ],
  relations: [],
  aliases: {},
}
