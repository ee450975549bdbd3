import { idParameter } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call } from '../contracts.ts'
import { notFound, PlatformError } from '../errors.ts'
import { type Answer, ok, withHeaders } from '../http/answer.ts'
import { presentOffer } from '../present/offer.ts'
import { offers } from '../resources/offers.ts'
import { isObject, type JsonObject, pick, type Row } from '../values.ts'
import { givenUnder } from './body.ts'
import { checkOffer, checkOfferChange, mustBeUnique } from './offer-rules.ts'
import { created, everythingChanged, newRow, timestamp, writable } from './rows.ts'

/** UNDOCUMENTED: an added offer is answered with 200, as observed on the real program. */
export function addOffer(call: Call): Answer {
  const { site } = call
  const given = givenUnder(call, 'offers')
  checkOffer(given)
  mustBeUnique(given, site.store.rows('offers'))
  const row = newRow(
    offers.attributes,
    { ...writable(given, offers.attributes, call), tier: tierId(given, call) },
    site,
  )
  const isFixed = row.type === 'fixed'
  const currency = isFixed ? String(row.currency).toUpperCase() : null
  const offer = { ...row, currency, currency_restriction: isFixed, display_title: row.display_title ?? '' }
  site.store.put('offers', offer)
  // UNDOCUMENTED: of the tier it says what was given (observed).
  const tier = pick(isObject(given.tier) ? given.tier : {}, ['id', 'name'])
  const shown = { ...show(offer, call), tier }
  return withHeaders({ ...created(call, 'offers', offer.id, shown), status: 200 }, everythingChanged)
}

export function editOffer(call: Call): Answer {
  const { site } = call
  const given = givenUnder(call, 'offers')
  const row = site.store.find('offers', idParameter(call))
  if (!row) throw notFound('Offer not found.')
  checkOfferChange(given)
  mustBeUnique(
    given,
    site.store.rows('offers').filter(other => other.id !== row.id),
  )
  const { name, code, display_title, display_description, status } = writable(given, offers.attributes, call)
  const written = { name, code, display_title, display_description, status }
  const changes = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))
  const changed: Row = { ...row, ...changes, updated_at: timestamp(site) }
  site.store.put('offers', changed)
  return withHeaders(ok({ offers: [show(changed, call)] }), everythingChanged)
}

/** The real program fails with 500 on an offer without a tier. */
function tierId(given: JsonObject, { site }: Call): string {
  const tier = isObject(given.tier) ? site.store.find('tiers', String(given.tier.id)) : undefined
  if (tier) return tier.id
  throw new PlatformError(400, 'ValidationError', 'tier must have the id of a tier', { property: 'tier' })
}

function show(row: Row, call: Call): JsonObject {
  return presentOffer(row, viewOf(call, { include: new Set(), fields: null, formats: null }))
}
