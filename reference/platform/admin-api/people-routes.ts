import { browse, idParameter, readById } from '../actions/read.ts'
import type { Call, Route } from '../contracts.ts'
import { type Answer, ok } from '../http/answer.ts'
import { exportMembers, foundMembers } from '../members-file/export-members.ts'
import { importMembers } from '../members-file/import-members.ts'
import { namesOf } from '../parameters/names.ts'
import { MEMBER_INCLUDES } from '../present/member.ts'
import { presentRole } from '../present/user.ts'
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
  membersFileRoute('export', 'GET', 'browse', exportMembers),
  membersFileRoute('import', 'POST', 'add', importMembers),
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

/** Members as a CSV file, all at once. */
function membersFileRoute(
  name: string,
  method: Route['method'],
  act: string,
  handle: Route['handle'],
): Route {
  return {
    clause: `platform.admin-api.members.${name}`,
    api: 'admin',
    method,
    path: '/members/upload/',
    permission: { act, object: 'members' },
    handle,
  }
}

/** The user who asks; an integration is none. */
function readSelf(call: Call): Answer {
  const user = existingUser(call)
  return readById({ ...call, params: { id: user.id } }, allUsers)
}

function browseRoles({ site }: Call): Answer {
  return ok({ roles: site.store.rows('roles').map(presentRole) })
}

/**
 * `search` finds members by a part of their name or address.
 * UNDOCUMENTED: all of them are the first hundred, as in the real program.
 */
function browseMembers(call: Call): Answer {
  const { query } = call.request
  const limited = query.limit === 'all' ? { ...query, limit: '100' } : query
  return browse({ ...call, request: { ...call.request, query: limited } }, foundMembers(call))
}

/** A read of one member shows tiers and attribution too, whatever is asked for, and every field. */
function readMember(call: Call): Answer {
  idParameter(call)
  const { fields: _fields, include = null, ...more } = call.request.query
  const all = include === '' ? '' : [...namesOf(include), ...MEMBER_INCLUDES].join(',')
  const query = { ...more, include: all }
  return readById({ ...call, request: { ...call.request, query } }, allMembers)
}
