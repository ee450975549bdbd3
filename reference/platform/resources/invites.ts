import { fixed, number, rowAttributes, text } from './attribute.ts'
import type { Resource } from './resource.ts'

/** People who were asked by mail to work on the site. The token that the mail hands over is never shown. */
export const invites: Resource = {
  name: 'invites',
  singular: 'invite',
  table: 'invites',
  attributes: [
    ...rowAttributes,
    text('role_id'),
    fixed(text('status', { initial: 'pending', oneOf: ['pending', 'sent'] })),
    text('email'),
    fixed(number('expires', null)),
  ],
  relations: [],
  aliases: {},
}
