import { describeSite } from '../../admin-api/site-routes.ts'
import type { Change, PageRule, Site, Visit } from '../../contracts.ts'
import { type Answer, ok, withHeaders } from '../../http/answer.ts'
import { type JsonObject, omit, type Row } from '../../values.ts'

/** What the membership widget asked before it used the content API. */
export const servedMembersApi: PageRule = {
  clause: 'platform.members-api.served',
  answer: visit => {
    const answer = answerOf(visit)
    return answer && withHeaders(answer, { 'access-control-allow-origin': '*' })
  },
}

/** 5.0 removed `members/api/site` and `members/api/offers`. */
export const membersApiRemoved: Change = {
  clause: 'platform.changes.5-0.members-api',
  since: 5,
  scope: 'program',
  restores: [servedMembersApi],
  undo: units => ({ ...units, pages: [servedMembersApi, ...units.pages] }),
}

/** Paths that ask for the site. A slash at the end makes no difference to the members API. */
export const SITE_PATH = /^\/members\/api\/site\/?$/
const OFFERS_PATH = /^\/members\/api\/offers(?:\/([^/]+))?\/?$/

function answerOf({ path, site, units }: Visit): Answer | null {
  if (SITE_PATH.test(path)) return ok({ site: describeSite(site, units) })
  const asked = OFFERS_PATH.exec(path)
  const hasOffers = units.routes.some(route => route.path === '/offers/')
  if (!asked || !hasOffers) return null
  const [, id] = asked
  const offers = site.store.rows('offers').filter(offer => id === undefined || offer.id === id)
  const isFound = id === undefined || offers.length > 0
  return isFound ? ok({ offers: offers.map(offer => showOffer(offer, site)) }) : null
}

/** Before 5.0 what an offer reduces is a product. */
function showOffer(offer: Row, { store }: Site): JsonObject {
  const tier = store.find('tiers', String(offer.tier))
  return { ...omit(offer, ['tier']), product: { id: tier?.id ?? null, name: tier?.name ?? null } }
}
