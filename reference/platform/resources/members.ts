import type { Condition } from '../nql/parse.ts'
import type { SiteStore } from '../site/store.ts'
import { listOf, objectsOf, type Row } from '../values.ts'
import { fixed, list, number, rowAttributes, text, time } from './attribute.ts'
import { newsletters } from './newsletters.ts'
import { type Resource, rowsById } from './resource.ts'
import { tiers } from './tiers.ts'

export const labels: Resource = {
  name: 'labels',
  singular: 'label',
  table: 'labels',
  attributes: [
    ...rowAttributes,
    text('name', { max: 191, min: 1, neverNull: true }),
    text('slug', { max: 191 }),
  ],
  relations: [],
  aliases: {},
}

/** What the real program keeps of members besides; here there is none of it, and filters may name it all. */
const NOT_KEPT = ['signups', 'conversions', 'clicked_links', 'emails', 'feedback', 'offer_redemptions']

/** Where the real program keeps who pays, by the names of its columns. */
const subscriptions: Resource = {
  ...labels,
  attributes: [
    ...['id', 'subscription_id', 'status', 'cancellation_reason', 'default_payment_card_last4'].map(name =>
      text(name),
    ),
    ...['plan_id', 'plan_nickname', 'plan_interval', 'plan_currency', 'offer_id'].map(name => text(name)),
    ...['current_period_end', 'start_date', 'created_at', 'updated_at'].map(name => time(name)),
    ...['cancel_at_period_end', 'plan_amount', 'mrr'].map(name => number(name, null)),
  ],
}

const anything: Resource = { ...labels, attributes: [], isOpen: true }

/** Readers with an account. `newsletters` are the ids of those that they subscribe to. */
export const members: Resource = {
  name: 'members',
  singular: 'member',
  table: 'members',
  attributes: [
    ...rowAttributes,
    fixed(text('uuid')),
    text('email', { max: 191, min: 1, neverNull: true }),
    text('name', { max: 191, neverNull: true }),
    text('note', { neverNull: true }),
    fixed(text('geolocation')),
    fixed(text('status', { initial: 'free', oneOf: ['free', 'comped', 'paid'] })),
    fixed(number('email_count', 0)),
    fixed(number('email_opened_count', 0)),
    fixed(number('email_open_rate', null)),
    fixed(time('last_seen_at')),
    list('newsletters', ['id', 'name']),
    list('labels', ['id', 'name', 'slug']),
    list('tiers', ['id', 'name', 'slug']),
    list('subscriptions'),
  ],
  relations: [
    {
      name: 'labels',
      resource: () => labels,
      rows: (member, store) => rowsById('labels', listOf(member.labels), store),
    },
    { name: 'tiers', resource: () => tiers, rows: tiersOfMember },
    { name: 'subscriptions', resource: () => subscriptions, rows: () => [] },
    ...NOT_KEPT.map(name => ({ name, resource: () => anything, rows: () => [] })),
    {
      name: 'newsletters',
      resource: () => newsletters,
      rows: (member, store) => rowsById('newsletters', listOf(member.newsletters), store),
    },
  ],
  aliases: {
    label: 'labels.slug',
    labels: 'labels.slug',
    tier: 'tiers.slug',
    tiers: 'tiers.slug',
    tier_id: 'tiers.id',
    newsletters: 'newsletters.slug',
    signup: 'signups.attribution_id',
    conversion: 'conversions.attribution_id',
    'opened_emails.post_id': 'emails.post_id',
    offer_redemptions: 'offer_redemptions.offer_id',
  },
  said: { subscribed: ofNewsletters },
  unordered: ['subscribed'],
  derived: {
    subscribed: isSubscribed,
    email_disabled: () => false,
    enable_comment_notifications: () => true,
    last_commented_at: () => null,
    transient_id: member => member.uuid ?? null,
    expertise: () => null,
  },
}

/**
 * Who is subscribed has an active newsletter, and who is not has none. UNDOCUMENTED: `false` in a list, turned round, or
 * as a bound is no status of any, and lies before them all, as in the real program.
 */
function ofNewsletters(condition: Condition): Condition {
  const { operator, negated, values } = condition
  const property = 'newsletters.status'
  if (operator === 'is' && !negated && values[0] === false)
    return { property, operator, negated: true, values: ['active'] }
  const statuses = values.map(value => (value === true ? 'active' : value === false ? '' : value))
  return { ...condition, property, values: statuses }
}

/** A member is subscribed when some active newsletter is on their list. */
export function isSubscribed(member: Row, store: SiteStore): boolean {
  return rowsById('newsletters', listOf(member.newsletters), store).some(row => row.status === 'active')
}

/** The tiers of a member; each is kept with the time when it ends. */
export function tiersOfMember(member: Row, store: SiteStore): readonly Row[] {
  return rowsById(
    'tiers',
    objectsOf(member.tiers).map(tier => tier.id),
    store,
  )
}
