import { IMAGE_PROVIDER } from '../changes/4.0/image-provider.ts'
import { FILTERS_BY_PAID } from '../changes/4.0/members-paid.ts'
import { GROUPS_OF_TYPES } from '../changes/4.0/settings-type.ts'
import { changeQuery, mapBody, mapRows } from '../changes/rewrite.ts'
import { queryText } from '../http/query.ts'
import type { ApiRequest } from '../http/request.ts'
import { isObject, type Json, type JsonObject, omit, parseJson } from '../values.ts'
import type { Effect } from './effect.ts'
import { isAnswered, isAt, isFor, isUnder, rowsIn, shows } from './requests.ts'

const isSettings = isAt('/settings/', 'GET', 'PUT')
const isRedirects = isUnder('/redirects/json/', 'admin')

/** What 4.0 did. */
export const effectsOf4: readonly Effect[] = [
  {
    clause: 'platform.changes.4-0.member-counts',
    since: 4,
    scope: 'shape',
    effect: 'breaks',
    says: 'Members are counted at another path.',
    concerns: isAt('/members/stats/', 'GET'),
    instead: request => ({ ...request, path: '/members/stats/count/' }),
    removes: true,
  },
  {
    clause: 'platform.changes.4-0.prefixes',
    since: 4,
    scope: 'site',
    effect: 'deprecated',
    says: 'The prefix /v2/ is deprecated, and goes with the next major.',
    concerns: (_request, { prefix, to }) => prefix === 'v2' && to === 4,
  },
  {
    clause: 'platform.changes.4-0.accept-version',
    since: 4,
    scope: 'site',
    effect: 'addition',
    says: 'The header accept-version is read, and content-version answered.',
    concerns: ({ headers }) => headers['accept-version'] !== undefined,
  },
  {
    clause: 'platform.changes.4-0.settings-type',
    since: 4,
    scope: 'shape',
    effect: 'breaks',
    says: 'Settings are no longer chosen by the parameter type.',
    concerns: request => isAt('/settings/', 'GET')(request) && request.query.type !== undefined,
    instead: request => changeQuery(request, ['type'], groupsOf(queryText(request.query, 'type') ?? '')),
  },
  {
    clause: 'platform.changes.4-0.image-provider',
    since: 4,
    scope: 'shape',
    effect: 'breaks',
    says: 'The key of the image provider takes nothing but a boolean.',
    concerns: request =>
      isAt('/settings/', 'PUT')(request) && rowsIn(request, 'settings').some(isOldProvider),
    instead: request => mapBody(request, json => mapRows(json, ['settings'], withFlag)),
    ofBody: {
      is: isAt('/settings/', 'PUT'),
      when: 'gives the key of the image provider anything but a boolean',
    },
  },
  {
    clause: 'platform.changes.4-0.image-provider',
    since: 4,
    scope: 'shape',
    effect: 'answer',
    says: 'The answer has a boolean for the key of the image provider.',
    concerns: isSettings,
  },
  {
    clause: 'platform.changes.4-0.members-paid',
    since: 4,
    scope: 'site',
    effect: 'breaks',
    says: 'Members are no longer chosen by the parameter paid.',
    // 4.0 dropped it from v3 and v4.
    concerns: (request, { prefix, to }) =>
      isAt('/members/', 'GET')(request) && request.query.paid !== undefined && !(prefix === 'v2' && to === 4),
    instead: request => changeQuery(request, ['paid'], paidFilter(request)),
  },
  {
    clause: 'platform.changes.4-0.send-email-when-published',
    since: 4,
    scope: 'site',
    effect: 'deprecated',
    says: 'send_email_when_published is deprecated in favour of email_recipient_filter.',
    concerns: request => isFor('admin', 'posts')(request) && hasOldFlag(request),
    instead: asRecipients,
  },
  {
    clause: 'platform.changes.4-0.redirects-yaml',
    since: 4,
    scope: 'site',
    effect: 'deprecated',
    says: 'Redirects are uploaded as YAML; redirects.json is deprecated.',
    concerns: (request, { to }) => (isRedirects(request) && to === 4) || isJsonUpload(request),
    instead: asYaml,
    advice: 'Upload the redirects as redirects.yaml.',
  },
  {
    clause: 'platform.changes.4-0.member-subscriptions',
    since: 4,
    scope: 'shape',
    effect: 'answer',
    says: "A member's subscriptions are a key of the member, no longer in an object of the payment provider.",
    concerns: request =>
      isAnswered('admin', 'members')(request) && shows(request, 'subscriptions', 'stripe', 'payments'),
  },
  {
    clause: 'platform.changes.4-0.products',
    since: 4,
    scope: 'site',
    effect: 'addition',
    says: 'There are products and offers.',
    concerns: request => isAnswered('admin', 'settings', 'members', 'posts', 'pages')(request),
  },
  {
    clause: 'platform.changes.4-0.attributes',
    since: 4,
    scope: 'site',
    effect: 'addition',
    says: 'Posts, pages, users, members and the site have more attributes.',
    concerns: request =>
      isAnswered('content', 'posts', 'pages')(request) ||
      isAnswered('admin', 'posts', 'pages', 'users', 'members', 'site')(request),
  },
  {
    clause: 'platform.changes.4-0.redirects-yaml',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'There is no /redirects/json/ any more: redirects are at /redirects/upload/ and /redirects/download/.',
    // UNDOCUMENTED: that 4.x serves it under older prefixes alone and 5.x nowhere is observed on the real programs.
    concerns: (request, { prefix, from }) =>
      isRedirects(request) && (from < 4 || prefix === 'v2' || prefix === 'v3'),
    instead: asYaml,
  },
]

function groupsOf(types: string): JsonObject {
  const groups = types.split(',').flatMap(name => GROUPS_OF_TYPES[name.trim()] ?? [])
  return groups.length === 0 ? {} : { group: groups.join(',') }
}

function isOldProvider({ key, value }: JsonObject): boolean {
  return key === IMAGE_PROVIDER && asFlag(value) !== value && !/^(true|false)$/.test(String(value))
}

function withFlag(setting: JsonObject): JsonObject {
  return isOldProvider(setting) ? { ...setting, value: asFlag(setting.value) } : setting
}

/** Before, it held an object, or one as JSON text. */
function asFlag(value: Json | undefined): boolean {
  const held = typeof value === 'string' ? parseJson(value) : value
  return isObject(held) ? held.isActive === true : Boolean(held)
}

function paidFilter({ query }: ApiRequest): JsonObject {
  const paid = FILTERS_BY_PAID[queryText(query, 'paid') ?? '']
  const filter = queryText(query, 'filter')
  if (paid === undefined) return {}
  return { filter: filter ? `(${filter})+${paid}` : paid }
}

const FLAG = 'send_email_when_published'

function hasOldFlag(request: ApiRequest): boolean {
  return FLAG in request.query || isInBody(request)
}

function isInBody(request: ApiRequest): boolean {
  return rowsIn(request, 'posts').some(post => post[FLAG] === true)
}

/** The flag stands for all readers, or for none. */
function asRecipients(request: ApiRequest): ApiRequest {
  const isSent = queryText(request.query, FLAG) === 'true' || isInBody(request)
  const written = mapBody(request, json => mapRows(json, ['posts'], post => omit(post, [FLAG])))
  const known = queryText(request.query, 'email_recipient_filter')
  return changeQuery(written, [FLAG], isSent && known === null ? { email_recipient_filter: 'all' } : {})
}

function isJsonUpload({ api, method, path, body }: ApiRequest): boolean {
  const isUpload = api === 'admin' && method === 'POST' && path === '/redirects/upload/'
  return isUpload && body.uploads.some(({ filename }) => /\.json$/i.test(filename))
}

function asYaml(request: ApiRequest): ApiRequest {
  return { ...request, path: request.method === 'POST' ? '/redirects/upload/' : '/redirects/download/' }
}
