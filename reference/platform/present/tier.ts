import type { JsonObject, Row } from '../values.ts'

const PRICES = ['currency', 'monthly_price', 'yearly_price'] as const

/** A tier: benefits are a list of texts, the prices numbers, the currency an attribute. A free tier has no price. */
export function presentTier(tier: Row): JsonObject {
  const { id, name, description, slug, active, type, welcome_page_url, created_at, updated_at, visibility } =
    tier
  return {
    id,
    name: name ?? null,
    description: description ?? null,
    slug: slug ?? null,
    active: active ?? null,
    type: type ?? null,
    welcome_page_url: welcome_page_url ?? null,
    created_at: created_at ?? null,
    updated_at: updated_at ?? null,
    visibility: visibility ?? null,
    benefits: tier.benefits ?? [],
    ...(type === 'free' ? {} : Object.fromEntries(PRICES.map(price => [price, tier[price] ?? null]))),
    trial_days: tier.trial_days ?? 0,
  }
}

const INSIDE = [
  'id',
  'name',
  'slug',
  'active',
  'welcome_page_url',
  'visibility',
  'trial_days',
  'description',
  'type',
  'currency',
  'monthly_price',
  'yearly_price',
  'created_at',
  'updated_at',
] as const

/** A tier as it stands inside posts and members: without benefits, with the ids of prices at the provider. */
export function presentTierInside(tier: Row): JsonObject {
  const shown = Object.fromEntries(INSIDE.map(name => [name, tier[name] ?? null]))
  return { ...shown, monthly_price_id: null, yearly_price_id: null }
}
