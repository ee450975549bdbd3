import { designIn } from '../../changes/5.0/newsletter-design.ts'
import { mapBody, mapRows } from '../../changes/rewrite.ts'
import type { ApiRequest } from '../../http/request.ts'
import { type JsonObject, omit } from '../../values.ts'
import type { Effect } from '../effect.ts'
import { filtersBy, isAnswered, isAt, isFor, isWrite, listed, rowsIn } from '../requests.ts'

const isMembers = isFor('admin', 'members')
const isPutOfSettings = isAt('/settings/', 'PUT')

/** What 5.0 did to members, their newsletters and how these look. */
export const effectsOnMembers: readonly Effect[] = [
  {
    clause: 'platform.changes.5-0.member-newsletters',
    since: 5,
    scope: 'site',
    effect: 'deprecated',
    says: 'The flag subscribed is deprecated: newsletters lists what a member subscribes to.',
    concerns: request =>
      isMembers(request) && (givesFlag(request) || filtersBy(request, 'subscribed') || showsFlag(request)),
    instead: request => mapBody(request, json => mapRows(json, ['members'], withNewsletters)),
    advice: 'Read and give newsletters, a list of those that the member subscribes to.',
  },
  {
    clause: 'platform.changes.5-0.member-newsletters',
    since: 5,
    scope: 'site',
    effect: 'addition',
    says: 'Members have newsletters.',
    concerns: isAnswered('admin', 'members'),
  },
  {
    clause: 'platform.changes.5-0.newsletter-design',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'How e-mails look is no setting of the site: each newsletter has its own design.',
    concerns: request => isPutOfSettings(request) && designOf(request).length > 0,
    instead: withoutDesign,
    advice:
      'Give the design to each newsletter: PUT /newsletters/NEWSLETTER_ID/ with {"newsletters": [{"show_badge": …}]}.',
    ofBody: { is: isPutOfSettings, when: 'says how e-mails look' },
  },
  {
    clause: 'platform.changes.5-0.newsletter-design',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'The answer no longer has the settings of how e-mails look: each newsletter has them.',
    concerns: request => isAt('/settings/', 'GET', 'PUT')(request) && showsDesign(request),
  },
]

function givesFlag(request: ApiRequest): boolean {
  return isWrite(request) && rowsIn(request, 'members').some(member => 'subscribed' in member)
}

function showsFlag({ query }: ApiRequest): boolean {
  return (listed(query, 'fields') ?? []).includes('subscribed')
}

/** Newsletters that are given count more than the flag. */
function withNewsletters(member: JsonObject): JsonObject {
  const { subscribed } = member
  if (subscribed === undefined) return member
  const newsletters = subscribed === false ? [] : [{ id: 'NEWSLETTER_ID' }]
  return { newsletters, ...omit(member, ['subscribed']) }
}

function designOf(request: ApiRequest): readonly string[] {
  return Object.keys(designIn(rowsIn(request, 'settings')))
}

/** The settings that are left, or the design alone for a newsletter. */
function withoutDesign(request: ApiRequest): ApiRequest {
  const settings = rowsIn(request, 'settings')
  const left = settings.filter(setting => Object.keys(designIn([setting])).length === 0)
  if (left.length > 0) return mapBody(request, json => ({ ...json, settings: left }))
  const put = mapBody(request, () => ({ newsletters: [designIn(settings)] }))
  return { ...put, path: '/newsletters/NEWSLETTER_ID/' }
}

function showsDesign({ query }: ApiRequest): boolean {
  const groups = listed(query, 'group')
  return groups === null || groups.includes('newsletter') || groups.includes('email')
}
