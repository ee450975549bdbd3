import type { EntryIds } from './entry-ids.ts'
import type { GivenRows } from './given-rows.ts'
import type { Reading } from './reading.ts'

const ROLE = 'plugin::users-permissions.role'

/** The roles of the world by their type, and the one of users that name none. */
export function rolesOf(
  given: GivenRows,
  ids: ReadonlyMap<string, EntryIds>,
): Pick<Reading, 'roles' | 'defaultRole'> {
  const rows = given.get(ROLE) ?? []
  const inOrder = ids.get(ROLE)?.inOrder ?? []
  const roles = new Map(rows.map((row, i) => [row.type, inOrder[i] ?? 0]))
  const usersAreListed = rows.some(row => Object.hasOwn(row, 'users'))
  return { roles, defaultRole: usersAreListed ? undefined : roles.get('authenticated') }
}
