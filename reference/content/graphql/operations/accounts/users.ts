import { createUser as create } from '../../../users/actions/create-user.ts'
import { deleteUser as remove } from '../../../users/actions/delete-user.ts'
import { updateUser as update } from '../../../users/actions/update-user.ts'
import { USER_UID } from '../../../users/records.ts'
import { type FixedOperation, fixedOperation, required } from '../fixed-operation.ts'

const RESPONSE = { parent: 'Mutation', type: 'UsersPermissionsUserEntityResponse', nonNull: true } as const
const data = required('data', 'UsersPermissionsUserInput')
const id = required('id', 'ID')

/** content.graphql.mutations.create-user: makes a user of any role (observed). */
const createUser = fixedOperation(
  {
    ...RESPONSE,
    clause: 'content.graphql.mutations.create-user',
    name: 'createUsersPermissionsUser',
    description: 'Create a new user',
    args: [data],
    permission: `${USER_UID}.create`,
  },
  (args, { users }) => ({ value: create(args.data, users) }),
)

/** content.graphql.mutations.update-user: changes a user (observed). */
const updateUser = fixedOperation(
  {
    ...RESPONSE,
    clause: 'content.graphql.mutations.update-user',
    name: 'updateUsersPermissionsUser',
    description: 'Update an existing user',
    args: [id, data],
    permission: `${USER_UID}.update`,
  },
  (args, { users }) => ({ value: update(String(args.id), args.data, users) }),
)

/** content.graphql.mutations.delete-user: deletes a user; one who is not there is null (observed). */
const deleteUser = fixedOperation(
  {
    ...RESPONSE,
    clause: 'content.graphql.mutations.delete-user',
    name: 'deleteUsersPermissionsUser',
    description: 'Delete an existing user',
    args: [id],
    permission: `${USER_UID}.destroy`,
  },
  (args, { users }) => ({ value: remove(String(args.id), users) }),
)

export const userOperations: readonly FixedOperation[] = [createUser, updateUser, deleteUser]
