import type { JsonObject, Row } from '../values.ts'

const OF_BOTH_KINDS = [
  ...['id', 'name', 'description', 'slug', 'active', 'type', 'welcome_page_url'],
  ...['created_at', 'updated_at', 'visibility', 'benefits'],
]
const PRICES = ['currency', 'monthly_price', 'yearly_price']

/** A tier: benefits are a list of texts, the prices numbers, the currency an attribute. A free tier has no price. */
export function presentTier(tier: Row): JsonObject {
  const priced = tier.type === 'free' ? [] : PRICES
  return { ...valuesOf(tier, [...OF_BOTH_KINDS, ...priced]), trial_days: tier.trial_days ?? 0 }
}

const INSIDE = [
  ...['id', 'name', 'slug', 'active', 'welcome_page_url', 'visibility', 'trial_days', 'description', 'type'],
  ...PRICES,
  ...['created_at', 'updated_at'],
]

/** A tier as it stands inside posts and members: without benefits, with the ids of prices at the provider. */
export function presentTierInside(tier: Row): JsonObject {
  return { ...valuesOf(tier, INSIDE), monthly_price_id: null, yearly_price_id: null }
}

/** In the order of the names. */
function valuesOf(tier: Row, names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map(name => [name, tier[name] ?? null]))
}
