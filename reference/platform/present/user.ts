import { allPostsOf, isOnSite } from '../resources/published.ts'
import { columnOf, namesNothing, rowsById } from '../resources/resource.ts'
import { notificationNames, users } from '../resources/users.ts'
import { type Json, type JsonObject, listOf, type Row } from '../values.ts'
import { keepFields, showAddress, showAttributes, type View } from './view.ts'

/** Kept to the site itself. */
const NEVER_SHOWN = ['locale', 'visibility']

/** What readers are not told of an author. */
const NOT_FOR_READERS = [
  'created_at',
  'updated_at',
  'last_seen',
  'status',
  'email',
  'accessibility',
  'tour',
  ...notificationNames,
]

const hiddenBy = { content: new Set([...NEVER_SHOWN, ...NOT_FOR_READERS]), admin: new Set(NEVER_SHOWN) }

/** A user, or an author of the content API. Roles, permissions and the count of posts are added when included. */
export function presentUser(user: Row, view: View): JsonObject {
  const shown: JsonObject = {
    ...showAttributes(users, user, view, hiddenBy[view.api]),
    ...(view.include.has('roles') && { roles: isKnown(view) ? presentRoles(user, view) : [] }),
    ...(view.include.has('permissions') && { permissions: [] }),
    ...(view.include.has('count.posts') && {
      count: { posts: postCount(user, view) },
    }),
    ...(view.withUrl && { url: authorUrl(user, view) }),
  }
  return keepFields(shown, view, isKnown(view) || view.askedBy.includes('id') ? ['roles', 'permissions'] : [])
}

/**
 * UNDOCUMENTED: without the id nobody knows what belongs to a user, unless all of them is read to count something or
 * because nothing of it is asked for; so it is in the real program.
 */
function isKnown({ fields, include }: View): boolean {
  return fields === null || fields.has('id') || include.has('count.posts') || namesNothing(users, fields)
}

/** Readers are told of what is published, users of everything. */
function postCount(user: Row, { api, site }: View): Json {
  if (api === 'admin') return allPostsOf(user, 'authors', site.store).length
  return columnOf(users, user, 'count.posts', site.store)
}

function presentRoles(user: Row, view: View): readonly JsonObject[] {
  return rowsById('roles', listOf(user.roles), view.site.store).map(presentRole)
}

const OF_ROLES = ['id', 'name', 'description', 'created_at', 'updated_at']

export function presentRole(role: Row): JsonObject {
  return Object.fromEntries(OF_ROLES.map(name => [name, role[name] ?? null]))
}

/** Only an author with something published has a page on the site. */
function authorUrl(user: Row, view: View): string {
  return showAddress(
    (isKnown(view) || view.askedBy.includes('id')) && isOnSite(user, 'authors', view.site.store)
      ? `/author/${String(user.slug)}/`
      : '/404/',
    view,
  )
}
