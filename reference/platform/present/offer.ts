import { offers } from '../resources/offers.ts'
import { type JsonObject, omit, type Row } from '../values.ts'
import { showAttributes, type View } from './view.ts'

const NEVER_SHOWN = new Set(['tier', 'updated_at', 'created_at'])
const NOT_FOR_READERS = ['code', 'redemption_count', 'created_at', 'last_redeemed']

/** An offer with the id and name of its tier. */
export function presentOffer(offer: Row, view: View): JsonObject {
  const tier = view.site.store.find('tiers', String(offer.tier))
  const shown = {
    ...showAttributes(offers, offer, view, NEVER_SHOWN),
    tier: { id: tier?.id ?? null, name: tier?.name ?? null },
    created_at: offer.created_at ?? null,
    last_redeemed: null,
  }
  return view.api === 'content' ? omit(shown, NOT_FOR_READERS) : shown
}
