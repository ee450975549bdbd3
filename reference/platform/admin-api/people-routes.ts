import { browse, idParameter, readById } from '../actions/read.ts'
import { viewOf } from '../actions/shelf.ts'
import type { Call, Route } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { queryText } from '../http/query.ts'
import { namesOf } from '../parameters/names.ts'
import { MEMBER_INCLUDES } from '../present/member.ts'
import { presentRole } from '../present/user.ts'
import type { SiteStore } from '../site/store.ts'
import type { Row } from '../values.ts'
import { addInvite, deleteInvite } from '../write/invites.ts'
import { addLabel, deleteLabel, editLabel } from '../write/labels.ts'
import { addMember, deleteMember, editMember } from '../write/members.ts'
import { changePassword, transferOwnership } from '../write/user-accounts.ts'
import { deleteUser, editUser, existingUser } from '../write/users.ts'
import { actionRoute, columnRoute, idRoute, listRoute } from './route.ts'
import { allInvites, allLabels, allMembers, allUsers } from './shelves.ts'

/** Users, who work on the site, those who are invited to, and members, who read it. */
export const peopleRoutes: readonly Route[] = [
  listRoute(allUsers),
  {
    ...idRoute(allUsers),
    clause: 'platform.admin-api.users.read-self',
    path: '/users/me/',
    handle: readSelf,
  },
  idRoute(allUsers),
  columnRoute(allUsers, 'slug'),
  columnRoute(allUsers, 'email'),
  accountRoute('password', changePassword),
  accountRoute('owner', transferOwnership),
  actionRoute(allUsers, 'edit', call => editUser(call, allUsers)),
  actionRoute(allUsers, 'delete', deleteUser),
  {
    clause: 'platform.admin-api.roles.browse',
    api: 'admin',
    method: 'GET',
    path: '/roles/',
    action: { verb: 'list', object: 'roles' },
    handle: browseRoles,
  },
  actionRoute(allMembers, 'list', browseMembers),
  actionRoute(allMembers, 'read', readMember),
  actionRoute(allMembers, 'save', addMember),
  actionRoute(allMembers, 'edit', editMember),
  actionRoute(allMembers, 'delete', deleteMember),
  listRoute(allInvites),
  idRoute(allInvites),
  actionRoute(allInvites, 'save', addInvite),
  actionRoute(allInvites, 'delete', deleteInvite),
  listRoute(allLabels),
  idRoute(allLabels),
  columnRoute(allLabels, 'slug'),
  actionRoute(allLabels, 'save', addLabel),
  actionRoute(allLabels, 'edit', editLabel),
  actionRoute(allLabels, 'delete', deleteLabel),
]

function accountRoute(name: 'password' | 'owner', handle: Route['handle']): Route {
  return {
    clause: `platform.admin-api.users.${name}`,
    api: 'admin',
    method: 'PUT',
    path: `/users/${name}/`,
    handle,
  }
}

/** The user who asks; an integration is none. */
function readSelf(call: Call): Answer {
  const user = existingUser(call)
  return readById({ ...call, params: { id: user.id } }, allUsers)
}

function browseRoles(call: Call): Answer {
  const view = viewOf(call, { include: new Set(), fields: null, formats: null })
  return ok({ roles: call.site.store.rows('roles').map(role => presentRole(role, view)) })
}

/**
 * `search` finds members by a part of their name or address.
 * UNDOCUMENTED: all of them are the first hundred, as in the real program.
 */
function browseMembers(call: Call): Answer {
  const search = queryText(call.request.query, 'search')?.toLowerCase()
  const found = (row: Row) =>
    [row.name, row.email].some(text =>
      String(text)
        .toLowerCase()
        .includes(search ?? ''),
    )
  const { query } = call.request
  const limited = query.limit === 'all' ? { ...query, limit: '100' } : query
  const shelf = { ...allMembers, rows: (store: SiteStore) => allMembers.rows(store).filter(found) }
  return browse({ ...call, request: { ...call.request, query: limited } }, shelf)
}

/** A read of one member shows tiers and attribution too, whatever is asked for, and every field. */
function readMember(call: Call): Answer {
  idParameter(call)
  const asked = namesOf(call.request.query.include ?? null)
  const { fields: _fields, ...more } = call.request.query
  const query = { ...more, include: [...asked, ...MEMBER_INCLUDES].join(',') }
  return readById({ ...call, request: { ...call.request, query } }, allMembers)
}
