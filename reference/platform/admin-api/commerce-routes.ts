import { readingOf, viewOf } from '../actions/shelf.ts'
import { browseTiers } from '../actions/tiers.ts'
import type { Call, Route } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { select } from '../parameters/select.ts'
import { addNewsletter, editNewsletter } from '../write/newsletters.ts'
import { addOffer, editOffer } from '../write/offers.ts'
import { addTier, editTier, readTier } from '../write/tiers.ts'
import { actionRoute, idRoute, listRoute } from './route.ts'
import { allNewsletters, allOffers, allTiers } from './shelves.ts'

/** Tiers, newsletters and offers: what members get, and what they pay for it. */
export const commerceRoutes: readonly Route[] = [
  actionRoute(allTiers, 'list', call => browseTiers(call, allTiers)),
  actionRoute(allTiers, 'read', readTier),
  actionRoute(allTiers, 'save', addTier),
  actionRoute(allTiers, 'edit', editTier),
  listRoute(allNewsletters),
  idRoute(allNewsletters),
  actionRoute(allNewsletters, 'save', addNewsletter),
  actionRoute(allNewsletters, 'edit', editNewsletter),
  actionRoute(allOffers, 'list', browseOffers),
  idRoute(allOffers),
  actionRoute(allOffers, 'save', addOffer),
  actionRoute(allOffers, 'edit', editOffer),
]

/** All offers, without pages. */
function browseOffers(call: Call): Answer {
  const start = { rows: allOffers.rows(call.site.store) }
  const selection = select(call, readingOf(allOffers, call), start, ['filter'])
  return ok({ offers: selection.rows.map(offer => allOffers.present(offer, viewOf(call, selection))) })
}
