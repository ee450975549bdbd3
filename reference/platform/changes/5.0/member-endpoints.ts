import type { Call, Change, Route } from '../../contracts.ts'
import { invalid } from '../../errors.ts'
import { type Answer, ok, redirect } from '../../http/answer.ts'
import { queryText } from '../../http/query.ts'
import { objectsOf } from '../../values.ts'
import { withRoutes } from '../rewrite.ts'

export const activeSubscriptionsRoute: Route = {
  clause: 'platform.admin-api.members.active-subscriptions',
  api: 'admin',
  method: 'GET',
  path: '/members/hasActiveStripeSubscriptions/',
  handle: ({ site }) => {
    const all = site.store.rows('members').flatMap(member => objectsOf(member.subscriptions))
    return ok({ hasActiveStripeSubscriptions: all.some(({ status }) => status === 'active') })
  },
}

/** Where the link leads that confirms an address for members' mail. */
export const confirmEmailRoute: Route = {
  clause: 'platform.admin-api.settings.members-email-confirmed',
  api: 'admin',
  method: 'GET',
  path: '/settings/members/email/',
  open: true,
  handle: confirm,
}

/**
 * 5.0 removed what tells whether members pay, and confirms addresses of mail otherwise.
 * UNDOCUMENTED: observed on the real programs.
 */
export const memberEndpointsRemoved: Change = {
  clause: 'platform.changes.5-0.member-endpoints',
  since: 5,
  scope: 'site',
  restores: [activeSubscriptionsRoute, confirmEmailRoute],
  undo: units => withRoutes(units, activeSubscriptionsRoute, confirmEmailRoute),
}

function confirm({ request, site }: Call): Answer {
  if (queryText(request.query, 'token') === null)
    throw invalid('Validation (FieldIsRequired) failed for token', { context: 'undefined.token' })
  return redirect(302, `${site.data.url}/${site.brand.word}/#/settings/members`)
}
