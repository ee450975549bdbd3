import type { Route } from '../contracts.ts'
import { addNewsletter, editNewsletter } from '../write/newsletters.ts'
import { addOffer, editOffer } from '../write/offers.ts'
import { addTier, editTier, readTier } from '../write/tiers.ts'
import { actionRoute, idRoute, listRoute } from './route.ts'
import { allNewsletters, allOffers, allTiers } from './shelves.ts'

/** Tiers, newsletters and offers: what members get, and what they pay for it. */
export const commerceRoutes: readonly Route[] = [
  listRoute(allTiers),
  actionRoute(allTiers, 'read', readTier),
  actionRoute(allTiers, 'save', addTier),
  actionRoute(allTiers, 'edit', editTier),
  listRoute(allNewsletters),
  idRoute(allNewsletters),
  actionRoute(allNewsletters, 'save', addNewsletter),
  actionRoute(allNewsletters, 'edit', editNewsletter),
  listRoute(allOffers),
  idRoute(allOffers),
  actionRoute(allOffers, 'save', addOffer),
  actionRoute(allOffers, 'edit', editOffer),
]
