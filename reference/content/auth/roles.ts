import type { Store } from '../world/store.ts'
import type { Row } from '../world/table.ts'
import { forbidden, type Refusal } from './caller.ts'

/** Whose permissions a call without a credential has. */
export interface PublicRole {
  readonly clause: string
  /** The type of the role. */
  readonly role: string
  /** Why it may not have what the role is not granted. */
  readonly refuse: () => Refusal
}

/** Whose permissions a call with a JWT has. */
export interface UserRole {
  readonly clause: string
  /** The type of the user's role; null when there is none. */
  readonly role: (user: Row, store: Store) => string | null
}

/** content.auth.public-role: A call without a credential has the permissions of the public role; anything else is 403. */
export const publicRole: PublicRole = {
  clause: 'content.auth.public-role',
  role: 'public',
  refuse: forbidden,
}

/** content.auth.user-role: A call with a JWT has the permissions of its user's role, and none of the public role's besides. */
export const userRole: UserRole = {
  clause: 'content.auth.user-role',
  role: (user, store) => {
    if (typeof user.role !== 'number') return null
    const type = store.table('plugin::users-permissions.role').get(user.role)?.type
    return typeof type === 'string' ? type : null
  },
}
