import type { Change } from '../../contracts.ts'
import type { ApiRequest } from '../../http/request.ts'
import { notYet, withOwnWords, withoutRoutes } from '../rewrite.ts'

const ADDED =
  /^\/(actions|identities|labels|email_previews|redirects\/(upload|download)|settings\/(\{payments\}|members)|integrations\/:id\/api_key)\//

/**
 * 3.x added endpoints to the admin API, which the maintained prefix `/v2/` does not have: members and labels, actions and identities,
 * previews of emails, files of redirects, what concerns payments and the mail of members, and new keys of an integration.
 * UNDOCUMENTED: observed on the real programs.
 */
export const adminEndpointsAdded: Change = {
  clause: 'platform.changes.3-0.admin-endpoints',
  since: 3,
  scope: 'shape',
  up: withoutMembers,
  down: withOwnWords,
  undo: units => withoutRoutes(units, ADDED),
}

/** The routes of members stay: before 3.0 they serve subscribers, whose path leads there. */
function withoutMembers(request: ApiRequest): ApiRequest {
  const isOfMembers = request.api === 'admin' && request.path.startsWith('/members/')
  return isOfMembers ? { ...request, path: request.path.replace('members', notYet('members')) } : request
}
