import type { Change, Site } from '../../contracts.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { isObject, type JsonObject, omit, textOf } from '../../values.ts'
import { changeQuery, mapAnswer, mapRows } from '../rewrite.ts'

/** Old names of member groups, and the segments that stand for them. */
const SEGMENTS: Readonly<Record<string, string>> = { free: 'status:free', paid: 'status:-free' }
export const OLD_PARAMETERS = ['email_recipient_filter', 'send_email_when_published']
const PARAMETERS = ['newsletter', 'email_segment', ...OLD_PARAMETERS]

/**
 * 5.0 removed the parameters `email_recipient_filter` and `send_email_when_published`: sending is controlled by
 * `newsletter` and `email_segment`. The attribute of posts follows.
 */
export const emailParametersReplaced: Change = {
  clause: 'platform.changes.5-0.email-parameters',
  since: 5,
  scope: 'site',
  up: (request, site) => {
    if (request.api !== 'admin' || !request.path.startsWith('/posts/') || request.method === 'GET')
      return request
    return changeQuery(request, PARAMETERS, newParametersOf(request, firstNewsletter(site)))
  },
  down: (answer, { api, query }, site) => {
    if (api === 'admin')
      return mapAnswer(answer, json => mapRows(json, ['posts'], it => oldAttribute(it, site)))
    return query.fields === undefined ? mapAnswer(answer, json => mapRows(json, ['posts'], unsent)) : answer
  },
}

/** Who is to get the email; null when nobody is. */
function recipientsOf({ query }: ApiRequest): string | null {
  const filter = queryText(query, 'email_recipient_filter')
  if (filter !== null) return filter === 'none' ? null : filter
  return queryText(query, 'send_email_when_published') === 'true' ? 'all' : null
}

/** Before newsletters there was only one list of mail: that of the first newsletter. */
function firstNewsletter({ store }: Site): string | null {
  return textOf(store.rows('newsletters').find(row => row.status === 'active')?.slug)
}

/** What stands in for the old parameters of a request; nothing when nobody gets an email. */
export function newParametersOf(request: ApiRequest, newsletter: string | null): JsonObject {
  const recipients = recipientsOf(request)
  if (recipients === null || newsletter === null) return {}
  return { newsletter, email_segment: SEGMENTS[recipients] ?? recipients }
}

/** UNDOCUMENTED: readers are told of no recipients, as observed on the real programs. */
function unsent(post: JsonObject): JsonObject {
  return { ...post, email_recipient_filter: 'none' }
}

/** UNDOCUMENTED: late in 4.x posts had newsletters already, and told of them by their id; so the real program does. */
function oldAttribute(post: JsonObject, site: Site): JsonObject {
  if (post.email_segment === undefined) return omit(post, ['newsletter'])
  const isSent = Boolean(post.newsletter ?? post.email)
  const old = Object.keys(SEGMENTS).find(name => SEGMENTS[name] === post.email_segment)
  const filter = isSent ? (old ?? post.email_segment) : 'none'
  const newsletter = isObject(post.newsletter) ? (post.newsletter.id ?? null) : null
  return {
    ...omit(post, ['email_segment', 'newsletter']),
    email_recipient_filter: filter,
    ...(site.major === 4 && { newsletter_id: newsletter }),
  }
}
