import { changeQuery, mapBody, swapPaths } from '../changes/rewrite.ts'
import { queryText } from '../http/query.ts'
import type { ApiRequest } from '../http/request.ts'
import { isObject, type Json, type JsonObject, listOf, omit } from '../values.ts'
import type { Effect } from './effect.ts'
import { asksForPages, toPages } from './page-filter.ts'
import { isAnswered, isAt, isFor, isUnder, isWrite, methodOf, rowsIn, shows } from './requests.ts'

const PAIR = ['client_id', 'client_secret']
const isOfPosts = isFor('admin', 'posts', 'pages')
const hasAddresses = isAnswered('content', 'posts', 'pages', 'authors', 'users', 'tags', 'settings')

/** What 2.0 did. Under v0.1 a 2.x still serves all that a 1.x does. */
export const effectsOf2: readonly Effect[] = [
  {
    clause: 'platform.changes.1-0.upgrade-path',
    since: 2,
    scope: 'site',
    effect: 'answer',
    says: 'The export of a 0.x is no longer imported: such a site has to be brought to 1.0 first.',
    concerns: isAt('/db/', 'POST'),
  },
  {
    clause: 'platform.changes.2-0.posts-and-pages',
    since: 2,
    scope: 'shape',
    effect: 'addition',
    says: 'Pages have an endpoint of their own.',
    concerns: isUnder('/pages/'),
    brings: true,
  },
  {
    clause: 'platform.changes.2-0.posts-and-pages',
    since: 2,
    scope: 'shape',
    effect: 'breaks',
    says: 'Pages are no posts any more: they are at /pages/.',
    concerns: request =>
      isFor(request.api, 'posts')(request) && (choosesPages(request) || givesPage(request)),
    instead: request => {
      const pages = givesPage(request)
        ? { ...request, path: request.path.replace(/^\/posts\//i, '/pages/') }
        : request
      const asked = toPages(changeQuery(pages, ['staticPages'], wantedPages(request)))
      return asked && mapBody(asked, json => (givesPage(request) ? asPages(json.posts) : json))
    },
    advice: 'Posts are read at /posts/ and pages at /pages/.',
    ofBody: {
      is: request => isWrite(request) && isFor('admin', 'posts')(request),
      when: 'gives a post with page: true',
    },
  },
  {
    clause: 'platform.changes.2-0.authors',
    since: 2,
    scope: 'shape',
    effect: 'addition',
    says: 'The content API has authors.',
    concerns: isUnder('/authors/', 'content'),
    brings: true,
  },
  {
    clause: 'platform.changes.2-0.authors',
    since: 2,
    scope: 'shape',
    effect: 'breaks',
    says: 'The content API calls users authors: /users/ is /authors/.',
    concerns: isUnder('/users/', 'content'),
    instead: request => swapPaths(request, '/users/', '/authors/'),
    removes: true,
  },
  {
    clause: 'platform.changes.2-0.api-keys',
    since: 2,
    scope: 'shape',
    effect: 'breaks',
    says: 'Client credentials and bearer tokens open nothing: there are keys and sessions.',
    concerns: request => hasPair(request) || hasToken(request) || isUnder('/authentication/token/')(request),
    instead: request => {
      if (isUnder('/authentication/token/')(request)) return null
      const { authorization: _, ...headers } = request.headers
      const key = request.api === 'content' ? { key: 'CONTENT_API_KEY' } : {}
      return changeQuery({ ...request, headers }, [...PAIR, 'access_token'], key)
    },
    advice:
      'Make a custom integration: the content API takes its key in the parameter key, the admin API a token that its admin API key signs; users open a session.',
  },
  {
    clause: 'platform.changes.2-0.relations-included',
    since: 2,
    scope: 'shape',
    effect: 'answer',
    says: 'The answer has tags and authors without being asked for them.',
    concerns: request =>
      isOfPosts(request) &&
      methodOf(request) === 'GET' &&
      request.query.include === undefined &&
      shows(request, 'tags', 'authors'),
  },
  {
    clause: 'platform.changes.2-0.absolute-urls',
    since: 2,
    scope: 'shape',
    effect: 'answer',
    says: 'Some addresses of the site are absolute, others still relative.',
    concerns: servesAddresses,
  },
  {
    clause: 'platform.changes.2-0.theme-engines',
    since: 2,
    scope: 'site',
    effect: 'answer',
    says: 'A theme is expected to say in its package file, under engines, which version of the API it was made for.',
    concerns: request => isUnder('/themes/', 'admin')(request) && ['POST', 'PUT'].includes(request.method),
  },
]

/** Whether an answer has addresses of images or links. */
export function servesAddresses(request: ApiRequest): boolean {
  const isAnsweredWith = hasAddresses(request) || isAnswered('admin', 'posts', 'pages')(request)
  return isAnsweredWith && shows(request, ...WITH_ADDRESSES)
}

const WITH_ADDRESSES = [
  ...['html', 'url', 'feature_image', 'og_image', 'twitter_image', 'profile_image', 'cover_image', 'excerpt'],
  ...['codeinjection_head', 'codeinjection_foot', 'logo', 'icon', 'navigation', 'image'],
]

export function hasPair({ query, body: { json } }: ApiRequest): boolean {
  return PAIR.some(name => name in query || (isObject(json) && name in json))
}

function hasToken({ headers, query }: ApiRequest): boolean {
  return /^bearer\s/i.test(headers.authorization ?? '') || 'access_token' in query
}

function choosesPages(request: ApiRequest): boolean {
  return request.query.staticPages !== undefined || asksForPages(request)
}

/** `staticPages=true` asks for pages as a filter does; without it posts alone are meant. */
function wantedPages({ query }: ApiRequest) {
  const filter = queryText(query, 'filter')
  if (queryText(query, 'staticPages') !== 'true') return {}
  return { filter: filter === null ? 'page:true' : `page:true+(${filter})` }
}

function givesPage(request: ApiRequest): boolean {
  return rowsIn(request, 'posts')[0]?.page === true
}

function asPages(posts: Json | undefined): JsonObject {
  return { pages: listOf(posts).map(post => (isObject(post) ? omit(post, ['page']) : post)) }
}
