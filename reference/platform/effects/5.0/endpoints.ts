import { mapBody, renameKeys } from '../../changes/rewrite.ts'
import type { ApiRequest } from '../../http/request.ts'
import type { Effect } from '../effect.ts'
import { isAt, isFor, isUnder, methodOf } from '../requests.ts'

const isMail = isUnder('/mail/', 'admin')
const PREVIEW = '/email_preview/'
const RESET_ALL = '/authentication/reset_all_passwords/'
const RESET = '/authentication/passwordreset/'

/** What 5.0 did to URLs and endpoints. */
export const effectsOnEndpoints: readonly Effect[] = [
  {
    clause: 'platform.changes.5-0.single-url',
    since: 5,
    scope: 'site',
    effect: 'deprecated',
    says: 'Each API has one URL, without a version: the old one is rewritten, and its answers say that it is deprecated.',
    concerns: (_request, { prefix }) => /^(v[234]|canary)$/i.test(prefix),
  },
  {
    clause: 'platform.changes.5-0.settings-key',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'There is no endpoint for one setting.',
    concerns: request => isOneSetting(request),
    instead: request => ({ ...request, path: '/settings/' }),
    advice: 'Take the setting out of the list.',
    removes: true,
  },
  {
    clause: 'platform.changes.5-0.member-endpoints',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'Nothing tells whether members pay.',
    concerns: isAt('/members/hasactivestripesubscriptions/', 'GET'),
    instead: request => ({ ...request, path: '/members/', query: { filter: 'status:paid', limit: '1' } }),
    removes: true,
  },
  {
    clause: 'platform.changes.5-0.mail-removed',
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: 'The endpoint /mail is gone.',
    concerns: isMail,
    instead: () => null,
    advice: 'Send the mail by a mail service of your own; the platform sends no mails for clients any more.',
    removes: true,
  },
  renamed('email-previews', PREVIEW, '/email_previews/'),
  added('email-previews', '/email_previews/'),
  renamed('global-password-reset', RESET_ALL, '/authentication/global_password_reset/'),
  added('global-password-reset', '/authentication/global_password_reset/'),
  renamed('password-reset', RESET, '/authentication/password_reset/'),
  added('password-reset', '/authentication/password_reset/'),
  {
    clause: 'platform.changes.5-0.payments-disconnect',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'Success is answered 204 without content.',
    concerns: ({ api, method, path }) =>
      api === 'admin' && method === 'DELETE' && /^\/settings\/(payments|stripe)\/connect\/$/i.test(path),
  },
  {
    clause: 'platform.changes.5-0.members-email',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: 'Success is answered 204 without content.',
    concerns: request => request.method === 'POST' && isUnder('/settings/members/email/', 'admin')(request),
  },
  added('newsletters', '/newsletters/'),
  {
    clause: 'platform.changes.5-0.user-deletion',
    since: 5,
    scope: 'site',
    effect: 'answer',
    says: "The user's posts are no longer deleted with the user: they go to the site's owner.",
    concerns: request =>
      isFor('admin', 'users')(request) &&
      request.method === 'DELETE' &&
      /^\/users\/[^/]+\/$/i.test(request.path),
  },
]

const NAMES: Readonly<Record<string, string>> = { passwordreset: 'password_reset' }

/** `/settings/title/`; what lies deeper is something else. */
function isOneSetting(request: ApiRequest): boolean {
  return request.api === 'admin' && methodOf(request) === 'GET' && /^\/settings\/[^/]+\/$/.test(request.path)
}

/** An endpoint with another name. */
function renamed(change: string, old: string, name: string): Effect {
  return {
    clause: `platform.changes.5-0.${change}`,
    since: 5,
    scope: 'site',
    effect: 'breaks',
    says: `${old.slice(0, -1)} is named ${name.slice(0, -1)}${old === RESET ? ', and so is the object that is sent and answered' : ''}.`,
    concerns: isUnder(old, 'admin'),
    instead: request =>
      mapBody(moved(request, old, name), json => renameKeys(json, old === RESET ? NAMES : {})),
    removes: true,
  }
}

function moved(request: ApiRequest, old: string, name: string): ApiRequest {
  return { ...request, path: name + request.path.slice(old.length) }
}

/** An endpoint that there was not, by this name. */
function added(change: string, path: string): Effect {
  return {
    clause: `platform.changes.5-0.${change}`,
    since: 5,
    scope: 'site',
    effect: 'addition',
    says: `There is ${path.slice(0, -1)}.`,
    concerns: isUnder(path, 'admin'),
    brings: true,
  }
}
