import { browse, readBy, readById } from '../../actions/read.ts'
import type { Shelf } from '../../actions/shelf.ts'
import { allPages, allPosts } from '../../admin-api/shelves.ts'
import { publishedPages, publishedPosts } from '../../content-api/shelves.ts'
import type { Call, Change, PlatformUnits, Route } from '../../contracts.ts'
import { noPermission } from '../../errors.ts'
import { queryText } from '../../http/query.ts'
import { rowsById } from '../../resources/resource.ts'
import { isObject, type JsonObject, listOf, objectsOf } from '../../values.ts'
import { addPost, deletePost, editPost } from '../../write/posts.ts'
import { mapBody, mapRows } from '../rewrite.ts'

/** 2.0 split `/posts/` into `/posts/` and `/pages/`. Before, pages were posts with the attribute `page`. */
export const postsAndPagesSplit: Change = {
  clause: 'platform.changes.2-0.posts-and-pages',
  since: 2,
  scope: 'shape',
  undo: units => ({ ...units, routes: together(units) }),
}

function together({ routes }: PlatformUnits): readonly Route[] {
  return routes
    .filter(({ path }) => !path.startsWith('/pages/'))
    .map(route => (route.path.startsWith('/posts/') ? { ...route, handle: handleTogether(route) } : route))
}

function handleTogether({ api, method, path }: Route): Route['handle'] {
  const [posts, pages] = api === 'content' ? [publishedPosts, publishedPages] : [allPosts, allPages]
  const both = joined(posts, pages)
  if (method === 'POST') return call => addPost(call, joined(givesPage(call) ? pages : posts))
  if (method === 'PUT') return call => editPost(withPresentTime(call), joined(isPage(call) ? pages : posts))
  if (method === 'DELETE') return call => deletePost(call, both)
  if (path.includes(':id')) return call => readById(call, both)
  if (path.includes(':slug')) return call => readBy(call, both, 'slug')
  return call => {
    if (api === 'content') mustBePublished(call)
    return browse(call, joined(...wanted(call, posts, pages)))
  }
}

/** @throws PlatformError 403 when a client asks for posts of another status */
function mustBePublished({ request }: Call): void {
  const status = queryText(request.query, 'status') ?? 'published'
  if (status !== 'published')
    throw noPermission('You do not have permission to retrieve posts with that status')
}

/** One shelf for the rows of several, under the name of posts. */
function joined(first: Shelf, ...others: readonly Shelf[]): Shelf {
  const rows: Shelf['rows'] = store => [first, ...others].flatMap(shelf => shelf.rows(store))
  const present: Shelf['present'] = (row, view) => {
    const [author] = rowsById('users', listOf(row.authors), view.site.store)
    const shown = first.present(row, view)
    const page = row.type === 'page'
    if (view.fields) return view.fields.has('page') ? { ...shown, page } : shown
    return { ...shown, page, author: author?.id ?? null }
  }
  return { ...first, name: 'posts', rows, present }
}

/** Lists leave pages out, unless `staticPages` or the filter asks for them. */
function wanted({ request }: Call, posts: Shelf, pages: Shelf): readonly [Shelf, ...Shelf[]] {
  const asked = queryText(request.query, 'staticPages')
  if (asked === 'true') return [pages]
  const isFiltered = /\btype:/.test(queryText(request.query, 'filter') ?? '')
  return asked === 'all' || isFiltered ? [posts, pages] : [posts]
}

function givesPage({ request: { body } }: Call): boolean {
  const { json } = body
  return isObject(json) && objectsOf(json.posts)[0]?.page === true
}

/**
 * An edit counts for the present state, whatever the client says.
 * UNDOCUMENTED: observed on the real program, which does not look for collisions.
 */
function withPresentTime(call: Call): Call {
  const updated_at = call.site.store.find('posts', call.params.id ?? '')?.updated_at ?? null
  const present = (json: JsonObject) => mapRows(json, ['posts'], post => ({ ...post, updated_at }))
  return { ...call, request: mapBody(call.request, present) }
}

function isPage({ params, site }: Call): boolean {
  return site.store.find('posts', params.id ?? '')?.type === 'page'
}
