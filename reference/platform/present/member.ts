import { isSubscribed, labels, members, tiersOfMember } from '../resources/members.ts'
import { namesNothing, rowsById } from '../resources/resource.ts'
import { isObject, type JsonObject, listOf, objectsOf, pick, type Row } from '../values.ts'
import { presentTierInside } from './tier.ts'
import { keepFields, showAttributes, type View } from './view.ts'

/** What a read of one member shows besides the member. */
export const MEMBER_INCLUDES = ['tiers', 'attribution']

/** Shown whatever `fields` says. */
const ALWAYS = [
  'subscribed',
  'subscriptions',
  'avatar_image',
  'comped',
  'unsubscribe_url',
  'email_suppression',
]

/**
 * A member. `newsletters` are those that they subscribe to; the flag `subscribed` is deprecated and follows
 * from them. Subscriptions are a key of the member.
 */
export function presentMember(member: Row, view: View): JsonObject {
  const shown = {
    ...showAttributes(members, member, view),
    ...relatedPart(member, view),
    ...workedOutPart(member, view),
  }
  return view.fields ? named(shown, view.fields, view) : shown
}

/**
 * What `fields` names, and what is always shown. UNDOCUMENTED: without the id nothing is known of what a member
 * refers to, as in the real program.
 */
function named(shown: JsonObject, fields: ReadonlySet<string>, view: View): JsonObject {
  const kept = pick(shown, [...view.askedBy, ...fields, ...ALWAYS])
  const comped = shown.comped === true && fields.has('status')
  const unsubscribe_url = fields.has('uuid')
    ? shown.unsubscribe_url
    : `${view.site.data.url}/unsubscribe/?preview=1`
  if (!fields.has('id') && !namesNothing(members, fields))
    return { ...kept, subscribed: false, subscriptions: [], comped, unsubscribe_url: unsubscribe_url ?? null }
  const subscriptions = objectsOf(shown.subscriptions).map(subscription => ({
    ...subscription,
    ...(subscription.id === '' && { customer: pick(customerOf(subscription), ['id', ...fields]) }),
  }))
  const related = pick(shown, [...view.include, 'labels', 'newsletters'])
  return { ...kept, ...related, subscriptions, comped, unsubscribe_url: unsubscribe_url ?? null }
}

function customerOf({ customer }: JsonObject): JsonObject {
  return isObject(customer) ? customer : {}
}

function relatedPart(member: Row, view: View): JsonObject {
  const { store } = view.site
  // UNDOCUMENTED: nobody subscribes to an archived newsletter, though it is kept who did; as in the real program.
  const newsletters = rowsById('newsletters', listOf(member.newsletters), store)
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => Number(a.sort_order) - Number(b.sort_order))
  return {
    labels: rowsById('labels', listOf(member.labels), store).map(label =>
      showAttributes(labels, label, view),
    ),
    newsletters: newsletters.map(row => pick(row, ['id', 'name', 'description', 'status'])),
    ...(view.include.has('tiers') && {
      tiers: tiersOfMember(member, store).map(tier => memberTier(member, tier)),
    }),
    ...(view.include.has('attribution') && { attribution: attributionOf(member) }),
  }
}

/** Of a member who was there from the start nobody knows who added them. */
function attributionOf({ referrer_source, referrer_medium }: Row): JsonObject {
  return {
    ...{ id: null, type: null, url: null, title: null },
    referrer_source: referrer_source ?? 'Created manually',
    referrer_medium: referrer_medium ?? null,
    referrer_url: null,
  }
}

/** A tier of a member, with the time when it ends. */
function memberTier(member: Row, tier: Row): JsonObject {
  const own = objectsOf(member.tiers).find(other => other.id === tier.id)
  return { ...presentTierInside(tier), expiry_at: own?.expiry_at ?? null }
}

function workedOutPart(member: Row, view: View): JsonObject {
  const { store, data } = view.site
  const isComped = member.status === 'comped'
  const free =
    member.status === 'paid' ? [] : tiersOfMember(member, store).map(tier => complimentary(member, tier))
  return {
    subscribed: isSubscribed(member, store),
    comped: isComped,
    subscriptions: [...free, ...objectsOf(member.subscriptions).map(subscription => withCard(subscription))],
    avatar_image: null,
    unsubscribe_url: `${data.url}/unsubscribe/?uuid=${String(member.uuid)}&key=${signatureOf(member)}`,
    email_suppression: { suppressed: false, info: null },
  }
}

/**
 * UNDOCUMENTED: the link that a member leaves by is signed with 64 hexadecimal digits; nobody asks here what they prove.
 */
function signatureOf({ uuid }: Row): string {
  return String(uuid).replaceAll('-', '').repeat(2)
}

const NO_CARD = '****'

/** The last digits of the card are `****` when they are not known. */
function withCard(subscription: JsonObject): JsonObject {
  return { ...subscription, default_payment_card_last4: subscription.default_payment_card_last4 ?? NO_CARD }
}

/** The subscription of a member who has a tier for free. UNDOCUMENTED: in US dollars, whatever the tier's prices (observed). */
function complimentary(member: Row, tier: Row): JsonObject {
  const shown = memberTier(member, tier)
  const currency = 'USD'
  const nickname = 'Complimentary'
  return {
    id: '',
    tier: shown,
    customer: { id: '', name: member.name ?? null, email: member.email ?? null },
    plan: { id: '', nickname, interval: 'year', currency, amount: 0 },
    status: 'active',
    start_date: member.created_at ?? null,
    default_payment_card_last4: NO_CARD,
    cancel_at_period_end: false,
    cancellation_reason: null,
    current_period_end: shown.expiry_at ?? null,
    price: {
      id: '',
      price_id: '',
      nickname,
      amount: 0,
      interval: 'year',
      type: 'recurring',
      currency,
      tier: { id: '', tier_id: tier.id },
    },
    offer: null,
  }
}

/** A label of members; `count.members` is added when it is included. */
export function presentLabel(label: Row, view: View): JsonObject {
  const carriers = view.site.store.rows('members').filter(({ labels: own }) => listOf(own).includes(label.id))
  const count = view.include.has('count.members') ? { count: { members: carriers.length } } : {}
  return keepFields({ ...showAttributes(labels, label, view), ...count }, view)
}
