import { applicationError, notFound } from '../../../errors.ts'
import { isRecord } from '../../../query/query.ts'
import { ROLE_UID, removeRow, roleOfType } from '../../../users/records.ts'
import type { Row } from '../../../world/table.ts'
import type { GraphqlContext } from '../../context.ts'
import { type FixedOperation, fixedOperation, required } from '../fixed-operation.ts'

const data = required('data', 'UsersPermissionsRoleInput')
const id = required('id', 'ID')
const OK = { ok: true }

/** content.graphql.mutations.create-role: makes a role, which is granted nothing. */
const createRole = fixedOperation(
  {
    clause: 'content.graphql.mutations.create-role',
    parent: 'Mutation',
    name: 'createUsersPermissionsRole',
    description: 'Create a new role',
    type: 'UsersPermissionsCreateRolePayload',
    nonNull: false,
    args: [data],
    permission: `${ROLE_UID}.createRole`,
  },
  (args, context) => {
    const { name, description, type } = texts(args.data)
    if (!name) throw applicationError('Request must contain a name for the role')
    const roles = context.query.store.table(ROLE_UID)
    const row = {
      name,
      description: description ?? null,
      type: type ?? typeOf(name),
      users: [],
      permissions: [],
    }
    roles.put({ ...row, ...stamps(context), id: roles.takeId() })
    return OK
  },
)

/** content.graphql.mutations.update-role: changes the name and the description of a role. */
const updateRole = fixedOperation(
  {
    clause: 'content.graphql.mutations.update-role',
    parent: 'Mutation',
    name: 'updateUsersPermissionsRole',
    description: 'Update an existing role',
    type: 'UsersPermissionsUpdateRolePayload',
    nonNull: false,
    args: [id, data],
    permission: `${ROLE_UID}.updateRole`,
  },
  (args, context) => {
    const role = roleById(args.id, context)
    const { name, description } = texts(args.data)
    const changes = { ...(name && { name }), ...(description !== undefined && { description }) }
    context.query.store.table(ROLE_UID).put({ ...role, ...changes, updatedAt: stamps(context).updatedAt })
    return OK
  },
)

/** content.graphql.mutations.delete-role: deletes a role, but never the public one. */
const deleteRole = fixedOperation(
  {
    clause: 'content.graphql.mutations.delete-role',
    parent: 'Mutation',
    name: 'deleteUsersPermissionsRole',
    description: 'Delete an existing role',
    type: 'UsersPermissionsDeleteRolePayload',
    nonNull: false,
    args: [id],
    permission: `${ROLE_UID}.deleteRole`,
  },
  (args, context) => {
    const role = roleById(args.id, context)
    if (role.id === roleOfType('public', context.users)?.id)
      throw applicationError('Cannot delete public role')
    removeRow(ROLE_UID, role.id, context.users)
    return OK
  },
)

export const roleOperations: readonly FixedOperation[] = [createRole, updateRole, deleteRole]

function roleById(given: unknown, { query }: GraphqlContext): Row {
  const role = query.store.table(ROLE_UID).get(Number(given))
  if (!role) throw notFound('Role not found')
  return role
}

function texts(given: unknown): { name?: string; description?: string; type?: string } {
  if (!isRecord(given)) return {}
  return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string'))
}

/** `Head Chef` is of the type `head_chef`. */
function typeOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '_').replace(/^_|_$/g, '')
}

function stamps({ users }: GraphqlContext): { createdAt: string; updatedAt: string } {
  const time = new Date(users.clock.now()).toISOString()
  return { createdAt: time, updatedAt: time }
}
