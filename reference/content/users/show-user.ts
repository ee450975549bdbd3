import { membersOf } from '../../http/json-text.ts'
import type { Caller } from '../auth/caller.ts'
import { schemaOf } from '../query/attributes.ts'
import { shownScalars } from '../query/fields/fields.ts'
import { showFlat } from '../query/selection.ts'
import type { Row } from '../world/table.ts'
import type { UsersContext } from './context.ts'
import { ROLE_UID, USER_UID } from './records.ts'

/** A row as these endpoints show it: bare, and without anything secret. */
export type Shown = Readonly<Record<string, unknown>>

/** A user without the role. */
export function showUser(user: Row, context: UsersContext): Shown {
  return showRow(user, USER_UID, context)
}

/** A user with the role, if the caller may read roles. */
export function showUserWithRole(user: Row, caller: Caller, context: UsersContext): Shown {
  const shown = showUser(user, context)
  if (!caller.may(`${ROLE_UID}.find`)) return shown
  const role = typeof user.role === 'number' ? context.store.table(ROLE_UID).get(user.role) : undefined
  return { ...shown, role: role ? showRow(role, ROLE_UID, context) : null }
}

/** Every attribute of a row that may be shown; no relations. */
export function showRow(row: Row, uid: string, context: UsersContext): Shown {
  const fields = shownScalars(schemaOf(context, uid))
  const [shown] = showFlat([row], { fields, populated: [], forms: null, depth: 0 }).values
  if (!shown) throw new Error('invariant: one row is shown for one row')
  return membersOf(shown)
}
