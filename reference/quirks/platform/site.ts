import { helperScript } from '../../platform/changes/1.0/helper-script.ts'
import { SITE_PATH, servedMembersApi } from '../../platform/changes/5.0/members-api.ts'
import type { PageRule } from '../../platform/contracts.ts'
import { headParts, membershipWidget } from '../../platform/front/head.ts'
import { membersApi } from '../../platform/front/members-api.ts'
import { pageRules } from '../../platform/front/pages.ts'
import { redirects } from '../../platform/front/redirects.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { restoredDeviations } from './platform-deviations.ts'

/** Nobody can tell the rule for the members API from its absence: a page that is missing is not found either. */
const seenPages = pageRules.filter(page => page !== membersApi && page !== redirects)

/** The quirks of the pages of the site, those of the members API among them. */
export const siteQuirks: readonly Quirk[] = [
  ...deviations(membersApi, [
    // As the real program does: 5.99 still answers `members/api/site`.
    [
      'site-served',
      'it still serves members/api/site',
      ({ answer }) => ({
        answer: visit => (SITE_PATH.test(visit.path) ? servedMembersApi.answer(visit) : answer(visit)),
      }),
    ],
  ]),
  ...restoredDeviations(servedMembersApi, [
    ['missing', 'it does not serve members/api before 5.0 either', MISSING],
  ]),
  ...seenPages.flatMap(page => deviations(page, [['missing', 'it does not serve it', MISSING]])),
  ...deviations(
    redirects,
    [['not-sent-on', 'it sends nobody on', MISSING]],
    'platform.changes.4-0.redirects-yaml',
  ),
  ...deviations(redirects, [['without-query', 'it forgets the query of an old address', forgettingQueries]]),
  ...headParts
    .filter(part => part !== membershipWidget)
    .flatMap(part => deviations(part, [['missing', 'it leaves it out of its pages', MISSING]])),
  ...restoredDeviations(helperScript, [['missing', 'it serves no helper script', MISSING]]),
]

function forgettingQueries({ answer }: PageRule): Partial<PageRule> {
  return { answer: visit => answer({ ...visit, query: {} }) }
}
