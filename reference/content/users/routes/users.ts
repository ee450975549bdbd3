import { unauthorized } from '../../auth/caller.ts'
import { invalidParameter } from '../../errors.ts'
import { createUser } from '../actions/create-user.ts'
import { deleteUser } from '../actions/delete-user.ts'
import { updateUser } from '../actions/update-user.ts'
import { readEntries, readEntry } from '../read-entries.ts'
import { USER_UID, userById } from '../records.ts'
import { showUser, showUserWithRole } from '../show-user.ts'
import { ok, type UsersRoute } from './route.ts'

const NOTHING = { status: 204 }

/** content.users.list: `GET /api/users` answers a bare list of the users, without `data` and without anything secret. */
const list: UsersRoute = {
  clause: 'content.users.list',
  method: 'GET',
  path: '/api/users',
  action: `${USER_UID}.find`,
  answer: call => ok(readEntries({ ...call, uid: USER_UID })),
}

/** content.users.count: `GET /api/users/count` answers the number of all users; it takes no filters. */
const count: UsersRoute = {
  clause: 'content.users.count',
  method: 'GET',
  path: '/api/users/count',
  action: `${USER_UID}.count`,
  answer: ({ query, context }) => {
    const [parameter] = Object.keys(query)
    if (parameter !== undefined) throw invalidParameter(parameter)
    return ok(context.store.table(USER_UID).size)
  },
}

/** content.users.me: `GET /api/users/me` answers the user whose JWT is sent, 401 to any other caller. */
const me: UsersRoute = {
  clause: 'content.users.me',
  method: 'GET',
  path: '/api/users/me',
  action: `${USER_UID}.me`,
  answer: call => {
    if (call.caller.kind !== 'user') throw unauthorized()
    return ok(readEntry(call.caller.user.id, { ...call, uid: USER_UID }))
  },
}

/** content.users.one: `GET /api/users/:id` answers one user, bare; an unknown id 204. */
const one: UsersRoute = {
  clause: 'content.users.one',
  method: 'GET',
  path: '/api/users/:id',
  action: `${USER_UID}.findOne`,
  answer: call => {
    const user = userById(call.params.id ?? '', call.context)
    const shown = readEntry(user?.id ?? null, { ...call, uid: USER_UID })
    return shown === null ? NOTHING : ok(shown)
  },
}

/** content.users.create: `POST /api/users` makes a user and answers it with 201; the fields are not wrapped in `data`. */
const create: UsersRoute = {
  clause: 'content.users.create',
  method: 'POST',
  path: '/api/users',
  action: `${USER_UID}.create`,
  answer: ({ body, caller, context }) => {
    return { status: 201, body: showUserWithRole(createUser(body, context), caller, context) }
  },
}

/** content.users.update: `PUT /api/users/:id` changes the fields that are sent and answers the user; an unknown id 404. */
const update: UsersRoute = {
  clause: 'content.users.update',
  method: 'PUT',
  path: '/api/users/:id',
  action: `${USER_UID}.update`,
  answer: ({ params, body, caller, context }) =>
    ok(showUserWithRole(updateUser(params.id ?? '', body, context), caller, context)),
}

/** content.users.delete: `DELETE /api/users/:id` deletes a user and answers it as it was; an unknown id 204. */
const remove: UsersRoute = {
  clause: 'content.users.delete',
  method: 'DELETE',
  path: '/api/users/:id',
  action: `${USER_UID}.destroy`,
  answer: ({ params, context }) => {
    const user = deleteUser(params.id ?? '', context)
    return user ? ok(showUser(user, context)) : NOTHING
  },
}

export const userRoutes: readonly UsersRoute[] = [list, count, me, one, create, update, remove]
