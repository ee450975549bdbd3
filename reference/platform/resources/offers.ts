import type { Condition, FilterValue } from '../nql/parse.ts'
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
      rows: (offer, store) => rowsById('tiers', [offer.tier], store),
    },
  ],
  aliases: {},
  // UNDOCUMENTED: it is kept as a flag, as in the real program: parts of the words are found in none.
  said: { status: asFlag },
  derived: { is_active: offer => offer.status === 'active' },
}

function asFlag(condition: Condition): Condition {
  const flags: ReadonlyMap<FilterValue, boolean> = new Map([
    ['active', true],
    ['archived', false],
  ])
  const values = condition.values.map(value => flags.get(value) ?? value)
  return { ...condition, property: 'is_active', values }
}
