import { flag, number, rowAttributes, text } from './attribute.ts'
import { type Resource, rowsById } from './resource.ts'
import { tiers } from './tiers.ts'

/** A reduced price for a tier. */
export const offers: Resource = {
  name: 'offers',
  singular: 'offer',
  table: 'offers',
  attributes: [
    ...rowAttributes,
    text('name', { max: 191 }),
    text('code', { max: 191 }),
    text('display_title', { max: 191 }),
    text('display_description', { initial: '', max: 191 }),
    text('type', { oneOf: ['percent', 'fixed', 'trial'] }),
    text('cadence', { oneOf: ['month', 'year'] }),
    number('amount', null),
    text('duration', { oneOf: ['once', 'repeating', 'forever', 'trial'] }),
    number('duration_in_months', null),
    flag('currency_restriction', false),
    text('currency', { max: 50 }),
    text('status', { initial: 'active', oneOf: ['active', 'archived'] }),
    number('redemption_count', 0),
    text('tier'),
  ],
  relations: [
    {
      name: 'tier',
      resource: () => tiers,
      rows: (offer, store) => rowsById('tiers', [offer.tier ?? null], store),
    },
  ],
  aliases: {},
}
