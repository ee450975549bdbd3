import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call } from '../contracts.ts'
import { notFound, PlatformError } from '../errors.ts'
import { type Answer, ok, withHeaders } from '../http/answer.ts'
import { presentOffer } from '../present/offer.ts'
import { offers } from '../resources/offers.ts'
import { isObject, type JsonObject, type Row, textOf } from '../values.ts'
import { givenUnder } from './body.ts'
import { created, everythingChanged, newRow, timestamp, writable } from './rows.ts'

/** UNDOCUMENTED: an added offer is answered with 200, as observed on the real program. */
export function addOffer(call: Call): Answer {
  const { site } = call
  const given = givenUnder(call, 'offers')
  mustBeUnique(given, call)
  checkAmount(given)
  const row = newRow(
    offers.attributes,
    { ...writable(given, offers.attributes), tier: tierId(given, call) },
    site,
  )
  const offer = { ...row, currency_restriction: row.type === 'fixed' }
  site.store.put('offers', offer)
  return withHeaders(
    { ...created(call, 'offers', offer.id, show(offer, call)), status: 200 },
    everythingChanged,
  )
}

export function editOffer(call: Call): Answer {
  const { site } = call
  const given = givenUnder(call, 'offers')
  const row = site.store.find('offers', idParameter(call))
  if (!row) throw notFound('Offer not found.')
  if (given.code !== row.code) mustBeUnique(given, call)
  const { name, code, display_title, display_description, status } = writable(given, offers.attributes)
  const written = { name, code, display_title, display_description, status }
  const changes = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
  const changed: Row = { ...row, ...changes, updated_at: timestamp(site) }
  site.store.put('offers', changed)
  return withHeaders(ok({ offers: [show(changed, call)] }), everythingChanged)
}

function mustBeUnique(given: JsonObject, { site }: Call): void {
  const code = textOf(given.code)
  if (code === null || !site.store.findBy('offers', 'code', code)) return
  throw offerError('InvalidOfferCode', "Offer 'code' must be unique. Please change and try again.")
}

const HIGHEST: Readonly<Record<string, number>> = {
  percent: 100,
  trial: Number.MAX_SAFE_INTEGER,
  fixed: Number.MAX_SAFE_INTEGER,
}

function checkAmount(given: JsonObject): void {
  const { amount } = given
  const highest = HIGHEST[String(given.type)]
  if (highest === undefined)
    throw offerError('InvalidOfferType', "Offer 'type' must be 'percent' or 'fixed'.")
  if (typeof amount === 'number' && Number.isInteger(amount) && amount >= 0 && amount <= highest) return
  const range = given.type === 'percent' ? 'between 0 and 100' : 'greater than 0'
  throw offerError('InvalidOfferAmount', `Offer \`amount\` must be an integer ${range}.`)
}

/** The real program fails with 500 on an offer without a tier. */
function tierId(given: JsonObject, { site }: Call): string {
  const tier = isObject(given.tier) ? site.store.find('tiers', String(given.tier.id)) : undefined
  if (tier) return tier.id
  throw new PlatformError(400, 'ValidationError', 'tier must have the id of a tier', { property: 'tier' })
}

function offerError(type: string, message: string): PlatformError {
  return new PlatformError(400, type, message)
}

function show(row: Row, call: Call): JsonObject {
  return presentOffer(row, viewOf(call, { include: new Set(), fields: null, formats: null }))
}
