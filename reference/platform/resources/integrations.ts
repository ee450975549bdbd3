import { address, fixed, rowAttributes, text } from './attribute.ts'
import type { Resource } from './resource.ts'

/** Programs that use the APIs; each has a content API key and an admin API key. */
export const integrations: Resource = {
  name: 'integrations',
  singular: 'integration',
  table: 'integrations',
  attributes: [
    ...rowAttributes,
    fixed(text('type', { initial: 'custom', oneOf: ['custom', 'builtin', 'internal', 'core'] })),
    text('name', { max: 191 }),
    text('slug', { max: 191 }),
    address('icon_image'),
    text('description'),
  ],
  relations: [],
  aliases: {},
}
