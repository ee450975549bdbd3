import { mapBody, mapRows, renameKeys, swapPaths } from '../changes/rewrite.ts'
import type { ApiRequest } from '../http/request.ts'
import type { JsonObject } from '../values.ts'
import { pick, textOf } from '../values.ts'
import { servesAddresses } from './2.0.ts'
import type { Effect } from './effect.ts'
import { isAnswered, isAt, isFor, isUnder, isWrite, listed, methodOf, rowsIn, shows } from './requests.ts'

const isOfContentPosts = isAnswered('content', 'posts', 'pages')
const CODE: Readonly<Record<string, string>> = {
  ghost_head: 'codeinjection_head',
  ghost_foot: 'codeinjection_foot',
}

/** What 3.0 did. */
export const effectsOf3: readonly Effect[] = [
  {
    clause: 'platform.changes.3-0.first-generation',
    since: 3,
    scope: 'site',
    effect: 'breaks',
    says: 'The first-generation API is gone: a content API reads and an admin API writes.',
    concerns: (_request, { prefix }) => prefix === 'v0.1',
  },
  {
    clause: 'platform.changes.3-0.members-replace-subscribers',
    since: 3,
    scope: 'site',
    effect: 'addition',
    says: 'There are members.',
    concerns: isUnder('/members/', 'admin'),
    brings: true,
  },
  {
    clause: 'platform.changes.3-0.members-replace-subscribers',
    since: 3,
    scope: 'site',
    effect: 'breaks',
    says: 'Subscribers are gone: there are members.',
    concerns: isUnder('/subscribers/'),
    instead: request =>
      /^\/subscribers\/([^/]+\/)?$/i.test(request.path) && !isFile(request) ? asMembers(request) : null,
    advice: 'Members are read and written at /members/.',
    removes: true,
  },
  {
    clause: 'platform.changes.3-0.primary-relations',
    since: 3,
    scope: 'shape',
    effect: 'answer',
    says: 'The answer has primary_tag and primary_author only with include=tags,authors.',
    concerns: request => isOfContentPosts(request) && lacksPrimary(request),
  },
  {
    clause: 'platform.changes.3-0.page-attribute',
    since: 3,
    scope: 'shape',
    effect: 'answer',
    says: 'The answer no longer has the attribute page.',
    concerns: request => isOfContentPosts(request) && shows(request, 'page'),
  },
  {
    clause: 'platform.changes.3-0.code-injection',
    since: 3,
    scope: 'shape',
    effect: 'breaks',
    says: 'The settings ghost_head and ghost_foot are named codeinjection_head and codeinjection_foot.',
    concerns: request =>
      isOfSettings(request) && (givesOldCode(request) || /^\/settings\/ghost_/i.test(request.path)),
    instead: request => {
      const written = mapBody(request, json => mapRows(json, ['settings'], newCode))
      return { ...written, path: '/settings/' }
    },
    ofBody: { is: isAt('/settings/', 'PUT'), when: 'gives the setting ghost_head or ghost_foot' },
  },
  {
    clause: 'platform.changes.3-0.code-injection',
    since: 3,
    scope: 'shape',
    effect: 'answer',
    says: 'The answer has codeinjection_head and codeinjection_foot in place of ghost_head and ghost_foot.',
    concerns: request => isOfSettings(request) && shows(request, 'ghost_head', 'ghost_foot'),
  },
  {
    clause: 'platform.changes.3-0.absolute-urls',
    since: 3,
    scope: 'shape',
    effect: 'answer',
    says: 'All addresses of images and links are absolute, in texts and srcsets, too.',
    concerns: request => servesAddresses(request) && request.query.absolute_urls !== 'true',
  },
  {
    clause: 'platform.changes.3-0.user-deletion-answer',
    since: 3,
    scope: 'site',
    effect: 'answer',
    says: 'The answer is 200 and names a backup; it was 204 without content.',
    concerns: request => isFor('admin', 'users')(request) && request.method === 'DELETE',
  },
  {
    clause: 'platform.changes.3-0.attributes',
    since: 3,
    scope: 'shape',
    effect: 'answer',
    says: 'The settings active_timezone and default_locale are named timezone and lang.',
    concerns: request => isAnswered('content', 'settings')(request),
  },
  {
    clause: 'platform.changes.3-0.attributes',
    since: 3,
    scope: 'shape',
    effect: 'addition',
    says: 'Posts, pages and tags have more attributes.',
    concerns: isAnswered('content', 'posts', 'pages', 'tags'),
  },
]

function isFile({ path }: ApiRequest): boolean {
  return /^\/subscribers\/csv\//i.test(path)
}

function asMembers(request: ApiRequest): ApiRequest {
  const moved = swapPaths({ ...request, path: request.path.toLowerCase() }, '/subscribers/', '/members/')
  return mapBody(moved, json =>
    mapRows(renameKeys(json, { subscribers: 'members' }), ['members'], row => pick(row, ['name', 'email'])),
  )
}

function lacksPrimary(request: ApiRequest): boolean {
  const include = listed(request.query, 'include') ?? []
  const isWhole = include.includes('tags') && include.includes('authors')
  return !isWhole && shows(request, 'primary_tag', 'primary_author')
}

function isOfSettings(request: ApiRequest): boolean {
  const methods = request.api === 'content' ? ['GET'] : ['GET', 'PUT']
  return /^\/settings\/(ghost_\w+\/)?$/i.test(request.path) && methods.includes(methodOf(request))
}

function givesOldCode(request: ApiRequest): boolean {
  return isWrite(request) && rowsIn(request, 'settings').some(({ key }) => CODE[String(key)] !== undefined)
}

function newCode(setting: JsonObject): JsonObject {
  const key = CODE[textOf(setting.key) ?? '']
  return key === undefined ? setting : { ...setting, key }
}
