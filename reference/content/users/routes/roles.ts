import { notFound } from '../../errors.ts'
import { ROLE_UID, USER_UID } from '../records.ts'
import { permissionsOf } from '../role-permissions.ts'
import { showRow } from '../show-user.ts'
import { ok, type UsersRoute } from './route.ts'

/** content.users.roles: `GET /api/users-permissions/roles` answers `{roles}`, each with the number of its users. */
const list: UsersRoute = {
  clause: 'content.users.roles',
  method: 'GET',
  path: '/api/users-permissions/roles',
  action: `${ROLE_UID}.find`,
  answer: ({ context }) => {
    const users = context.store.table(USER_UID).rows
    const roles = context.store.table(ROLE_UID).rows.map(role => {
      const members = users.filter(user => user.role === role.id)
      return { ...showRow(role, ROLE_UID, context), nb_users: members.length }
    })
    return ok({ roles })
  },
}

/** content.users.role: `GET /api/users-permissions/roles/:id` answers `{role}` with every action that there is, granted or not; an unknown id 404. */
const one: UsersRoute = {
  clause: 'content.users.role',
  method: 'GET',
  path: '/api/users-permissions/roles/:id',
  action: `${ROLE_UID}.findOne`,
  answer: ({ params: { id = '' }, context }) => {
    const role = /^\d+$/.test(id) ? context.store.table(ROLE_UID).get(Number(id)) : undefined
    if (!role) throw notFound('Role not found')
    const permissions = permissionsOf(String(role.type), context)
    return ok({ role: { ...showRow(role, ROLE_UID, context), permissions } })
  },
}

export const roleRoutes: readonly UsersRoute[] = [list, one]
