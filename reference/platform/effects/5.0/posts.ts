import { newParametersOf, OLD_PARAMETERS } from '../../changes/5.0/email-parameters.ts'
import { inNewFormat } from '../../changes/5.0/post-content-format.ts'
import { changeQuery, mapBody, mapRows } from '../../changes/rewrite.ts'
import { queryText } from '../../http/query.ts'
import type { ApiRequest } from '../../http/request.ts'
import { omit } from '../../values.ts'
import type { Effect } from '../effect.ts'
import { hasPageFilter, toPages } from '../page-filter.ts'
import { filtersBy, isAnswered, isFor, isWrite, listed, rowsIn, shows } from '../requests.ts'

const ROOTS = ['posts', 'pages']
const isPosts = isFor('admin', 'posts')
const isPostsOrPages = isFor('admin', ...ROOTS)

/** What 5.0 did to posts and pages. */
export const effectsOnPosts: readonly Effect[] = [
  {
    clause: 'platform.changes.5-0.page-filter',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'A filter by page is not accepted: the endpoint says whether posts or pages are meant.',
    concerns: hasPageFilter,
    instead: toPages,
    advice: 'Ask /posts/ for posts and /pages/ for pages, without page in the filter.',
  },
  {
    clause: 'platform.changes.5-0.email-parameters',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'email_recipient_filter and send_email_when_published are gone: newsletter and email_segment say who gets the e-mail.',
    concerns: request =>
      isPosts(request) && (filtersBy(request, ...OLD_PARAMETERS) || givesRecipients(request)),
    instead: request => (filtersBy(request, ...OLD_PARAMETERS) ? null : withSegment(request)),
    advice:
      'Name the newsletter with its slug in newsletter, and who of its readers get the e-mail in email_segment.',
    ofBody: {
      is: request => isPosts(request) && isWrite(request),
      when: 'gives email_recipient_filter or send_email_when_published',
    },
  },
  {
    clause: 'platform.changes.5-0.email-parameters',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'The answer has newsletter and email_segment in place of email_recipient_filter.',
    concerns: request => isAnswered('admin', 'posts')(request) && shows(request, ...OLD_PARAMETERS),
  },
  {
    clause: 'platform.changes.5-0.post-content-format',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'The previous format of texts, mobiledoc, is replaced by the state of the newer editor, lexical.',
    concerns: request => asksForOldFormat(request) || givesOldFormat(request),
    instead: request => {
      const formats = queryText(request.query, 'formats')
      const written = mapBody(request, json => mapRows(json, ROOTS, inNewFormat))
      return formats === null
        ? written
        : changeQuery(written, [], { formats: formats.replace(/\bmobiledoc\b/g, 'lexical') })
    },
    ofBody: { is: request => isPostsOrPages(request) && isWrite(request), when: 'gives a text as mobiledoc' },
  },
  {
    clause: 'platform.changes.5-0.post-content-format',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'The answer has the text as lexical, no longer as mobiledoc.',
    concerns: request =>
      isAnswered('admin', ...ROOTS)(request) &&
      shows(request, 'mobiledoc') &&
      request.query.formats === undefined,
  },
  {
    clause: 'platform.changes.3-0.page-attribute',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'The answer no longer has the attribute page.',
    concerns: request => isAnswered('content', ...ROOTS)(request) && shows(request, 'page'),
    again: true,
  },
]

function givesRecipients(request: ApiRequest): boolean {
  const isParameter = OLD_PARAMETERS.some(name => name in request.query)
  return isParameter || (isWrite(request) && recipientsInBody(request) !== null)
}

/** What a post gives back as it was shown, and that nobody gets an e-mail, changes nothing. */
function recipientsInBody(request: ApiRequest): string | null {
  const [post] = rowsIn(request, 'posts')
  const filter = post?.email_recipient_filter
  if (typeof filter === 'string' && filter !== 'none') return filter
  return post?.send_email_when_published === true ? 'all' : null
}

function withSegment(request: ApiRequest): ApiRequest {
  const inBody = recipientsInBody(request)
  const said = inBody === null ? request : changeQuery(request, [], { email_recipient_filter: inBody })
  const written = mapBody(said, json => mapRows(json, ['posts'], post => omit(post, OLD_PARAMETERS)))
  return changeQuery(written, OLD_PARAMETERS, newParametersOf(said, 'NEWSLETTER_SLUG'))
}

function asksForOldFormat(request: ApiRequest): boolean {
  const formats = listed(request.query, 'formats') ?? []
  return isFor(request.api, ...ROOTS)(request) && formats.includes('mobiledoc')
}

function givesOldFormat(request: ApiRequest): boolean {
  return rowsIn(request, ...ROOTS).some(post => typeof post.mobiledoc === 'string')
}
