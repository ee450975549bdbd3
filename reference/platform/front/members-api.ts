import type { PageRule } from '../contracts.ts'
import { resourceNotFound } from '../errors.ts'
import { withHeaders } from '../http/answer.ts'
import { errorAnswer } from '../service/dispatch.ts'

/**
 * The members endpoints `members/api/site` and `members/api/offers` are gone: the membership widget uses the
 * content API.
 */
export const membersApi: PageRule = {
  clause: 'platform.members-api.removed',
  answer: ({ path, site, units }) => {
    if (!path.startsWith('/members/api/')) return null
    const answer = errorAnswer(resourceNotFound(), null, { api: 'admin' }, { site, units })
    return withHeaders(answer, { 'access-control-allow-origin': '*' })
  },
}
