import { findUser } from '../records.ts'
import type { AccountRule } from './rule.ts'

/** content.users.unique-username: No two users have the same username; `Luna` and `luna` are not the same. */
export const uniqueUsername: AccountRule = {
  clause: 'content.users.unique-username',
  faults: ({ username }, user, context) => {
    if (username === undefined || username === user?.username) return []
    const taken = findUser(other => other.username === username, context)
    return taken ? [{ path: ['username'], message: 'This attribute must be unique' }] : []
  },
}
