import { describeSite } from '../../admin-api/site-routes.ts'
import type { Change, PageRule, Visit } from '../../contracts.ts'
import { type Answer, ok, withHeaders } from '../../http/answer.ts'

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
  advice: 'Read /settings/, /tiers/ and /offers/ of the content API, with a content API key.',
  undo: units => ({ ...units, pages: [servedMembersApi, ...units.pages] }),
}

function answerOf({ path, site, units }: Visit): Answer | null {
  if (path === '/members/api/site/') return ok({ site: describeSite(site, units) })
  const id = /^\/members\/api\/offers\/([^/]+)\/$/.exec(path)?.[1]
  const offer = id === undefined ? undefined : site.store.find('offers', id)
  if (offer) return ok({ offers: [offer] })
  return path === '/members/api/offers/' ? ok({ offers: site.store.rows('offers') }) : null
}
