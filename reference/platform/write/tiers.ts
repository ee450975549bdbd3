import { idParameter } from '../actions/read.ts'
import type { Call } from '../contracts.ts'
import { badRequest, invalid, notFound } from '../errors.ts'
import { type Answer, ok, withHeaders } from '../http/answer.ts'
import { presentTier } from '../present/tier.ts'
import { tiers } from '../resources/tiers.ts'
import { slugify } from '../site/slug.ts'
import { isList, type Json, type JsonObject, listOf, omit, pick, type Row } from '../values.ts'
import { attributeError, givenBySchema, givenUnder } from './body.ts'
import { created, everythingChanged, newRow, timestamp, uniqueSlug, writable } from './rows.ts'
import { validateBySchema } from './validate.ts'

/** Prices that are not given: in minor units. */
const DEFAULT_PRICES = { monthly_price: 500, yearly_price: 5000 }
const HIGHEST_PRICE = 9_999_999_999

export function addTier(call: Call): Answer {
  const { site } = call
  const { name, slug, type } = givenUnder(call, 'tiers')
  if (name === undefined) throw invalid('Validation (FieldIsRequired) failed for ["name"]')
  const given = readGiven(call)
  if (type === 'free') throw badRequest('Cannot create free Tier')
  // UNDOCUMENTED: a new tier is active, and has the slug that is given (observed).
  const own = {
    type: 'paid',
    active: true,
    slug: uniqueSlug(slugify(String(slug || given.name)), 'tiers', site),
  }
  const priced = { ...given, ...DEFAULT_PRICES, ...pick(given, givenOf(given, Object.keys(DEFAULT_PRICES))) }
  checkCurrency(given.currency ?? null)
  const row = checked({ ...newRow(tiers.attributes, priced, site), ...own })
  site.store.put('tiers', row)
  return withHeaders(created(call, 'tiers', row.id, presentTier(row)), everythingChanged)
}

export function readTier(call: Call): Answer {
  return ok({ tiers: [presentTier(existingTier(call))] })
}

export function editTier(call: Call): Answer {
  const given = readGiven(call)
  const row = checked({ ...repriced(existingTier(call), given), updated_at: timestamp(call.site) })
  call.site.store.put('tiers', row)
  return withHeaders(ok({ tiers: [presentTier(row)] }), everythingChanged)
}

const PRICING = ['currency', 'monthly_price', 'yearly_price']

/**
 * UNDOCUMENTED: a price or currency that is nothing leaves the one before, as observed on the real program.
 * @throws PlatformError 422 for a price of what is free
 */
function repriced(before: Row, given: JsonObject): Row {
  const priced = givenOf(given, PRICING)
  if (before.type === 'free' && priced.length > 0) throw invalid('Cannot set pricing for free tiers')
  return { ...before, ...omit(given, PRICING), ...pick(given, priced) }
}

function givenOf(given: JsonObject, names: readonly string[]): readonly string[] {
  return names.filter(name => Boolean(given[name]))
}

/** The real program fails with 500 on a tier that is not there. */
function existingTier(call: Call): Row {
  const row = call.site.store.find('tiers', idParameter(call))
  if (row) return row
  throw notFound('Tier not found.')
}

function readGiven(call: Call): JsonObject {
  givenUnder(call, 'tiers')
  const given = givenBySchema(call, 'tiers', [])
  validateBySchema(given, 'tiers', tiers.attributes)
  const wrong = listOf(given.benefits).findIndex(benefit => typeof benefit !== 'string')
  if (wrong >= 0) throw attributeError('tiers', `benefits[${wrong}]`, 'type', { type: 'string' })
  const { type: _type, slug: _slug, ...written } = writable(given, tiers.attributes, call)
  return { ...written, ...(isList(given.benefits) && { benefits: given.benefits }) }
}

/** @throws PlatformError 422 for a trial, currency, price or name that is none, looked at in this order (observed) */
function checked(tier: Row): Row {
  const { type, currency, trial_days, name } = tier
  const isFree = type === 'free'
  if (isFree && trial_days) throw invalid('Free Tiers cannot have a trial')
  if (typeof trial_days === 'number' && (trial_days < 0 || !Number.isInteger(trial_days)))
    throw invalid('Tier trials must be an integer greater than 0')
  if (!isFree) checkPricing(tier)
  if (name === '') throw invalid('Value in [products.name] cannot be blank.', { context: 'products.name' })
  return isFree ? tier : { ...tier, currency: String(currency).toUpperCase() }
}

function checkPricing({ currency, monthly_price, yearly_price }: Row): void {
  checkCurrency(currency ?? null)
  checkPrice(monthly_price ?? null)
  checkPrice(yearly_price ?? null)
}

function checkCurrency(currency: Json): void {
  if (typeof currency === 'string' && currency.length === 3) return
  throw invalid('Tier currency must be a 3 letter ISO currency code')
}

function checkPrice(price: Json): void {
  if (typeof price !== 'number' || !Number.isSafeInteger(price))
    throw invalid('Tier prices must be an integer.')
  if (price < 0) throw invalid('Tier prices must not be negative')
  if (price > HIGHEST_PRICE) throw invalid('Tier prices may not exceed 999999.99')
}
