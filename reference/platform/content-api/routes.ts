import { browse, readBy, readById } from '../actions/read.ts'
import type { Shelf } from '../actions/shelf.ts'
import type { Route } from '../contracts.ts'
import { browseSettings } from './settings.ts'
import {
  activeNewsletters,
  activeTiers,
  authors,
  publicOffers,
  publishedPages,
  publishedPosts,
  usedTags,
} from './shelves.ts'

/** The routes of the content API. It only reads: any other method finds no route. */
export const contentRoutes: readonly Route[] = [
  ...readRoutes(publishedPosts),
  ...readRoutes(publishedPages),
  ...readRoutes(authors),
  ...readRoutes(usedTags),
  {
    clause: 'platform.content-api.settings.browse',
    api: 'content',
    method: 'GET',
    path: '/settings/',
    action: { verb: 'list', object: 'settings' },
    handle: browseSettings,
  },
  browseRoute(activeNewsletters),
  browseRoute(activeTiers),
  readRoute(publicOffers),
]

/** List, read by id, read by slug. */
function readRoutes(shelf: Shelf): readonly Route[] {
  return [browseRoute(shelf), readRoute(shelf), slugRoute(shelf)]
}

function browseRoute(shelf: Shelf): Route {
  return {
    clause: `platform.content-api.${shelf.name}.browse`,
    api: 'content',
    method: 'GET',
    path: `/${shelf.name}/`,
    action: { verb: 'list', object: shelf.name },
    handle: call => browse(call, shelf),
  }
}

function readRoute(shelf: Shelf): Route {
  return {
    clause: `platform.content-api.${shelf.name}.read`,
    api: 'content',
    method: 'GET',
    path: `/${shelf.name}/:id/`,
    action: { verb: 'read', object: shelf.singular },
    handle: call => readById(call, shelf),
  }
}

function slugRoute(shelf: Shelf): Route {
  return {
    clause: `platform.content-api.${shelf.name}.read-by-slug`,
    api: 'content',
    method: 'GET',
    path: `/${shelf.name}/slug/:slug/`,
    action: { verb: 'read', object: shelf.singular },
    handle: call => readBy(call, shelf, 'slug'),
  }
}
