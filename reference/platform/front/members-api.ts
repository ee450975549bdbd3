import type { PageRule, Visit } from '../contracts.ts'
import { type PlatformError, resourceNotFound } from '../errors.ts'
import { withHeaders } from '../http/answer.ts'
import { errorAnswer } from '../service/dispatch.ts'

/**
 * The members endpoints `members/api/site` and `members/api/offers` are gone: the membership widget uses the
 * content API.
 */
export const membersApi: PageRule = {
  clause: 'platform.members-api.removed',
  answer: visit => {
    const { path, site, units } = visit
    if (!path.startsWith('/members/api/')) return null
    const answer = errorAnswer(refusalOf(visit), null, { api: 'admin' }, { site, units })
    return withHeaders(answer, { 'access-control-allow-origin': '*' })
  },
}

/** UNDOCUMENTED: whoever asks for a version is refused as on every path that is not there (observed on Ghost 5.99.1). */
function refusalOf({ raw, site, units }: Visit): PlatformError {
  const acceptVersion = raw.headers['accept-version'] ?? null
  const asked = { raw, opened: null, acceptVersion, site, unserved: true, changes: [], refused: true }
  const refusals = units.negotiation.map(rule => rule.refuse?.(asked) ?? null)
  return refusals.find(error => error !== null) ?? resourceNotFound()
}
