import { serveMembersApi } from '../../../platform/changes/5.0/members-api.ts'
import { membersApi } from '../../../platform/front/members-api.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

/** As the real program does: 5.99 still answers `members/api/site`. */
export const membersApiSiteServed: Quirk = {
  id: 'platform.members-api.removed.site-served',
  clause: membersApi.clause,
  says: 'still serves members/api/site',
  apply: changePlatform(({ pages }) => ({
    pages: replaceUnit(pages, membersApi.clause, rule => ({
      ...rule,
      answer: visit =>
        visit.path === '/members/api/site/' ? serveMembersApi.answer(visit) : rule.answer(visit),
    })),
  })),
}
