import type { Row } from '../../world/table.ts'
import type { UsersContext } from '../context.ts'
import { removeRow, USER_UID, userById } from '../records.ts'

/** Deletes a user; the row as it was, undefined for an unknown id. */
export function deleteUser(id: string, context: UsersContext): Row | undefined {
  const user = userById(id, context)
  if (user) removeRow(USER_UID, user.id, context)
  return user
}
