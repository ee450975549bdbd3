import { applicationError } from '../../errors.ts'
import type { UsersContext } from '../context.ts'
import { findUser } from '../records.ts'

/** An attribute that no two users have the same of. */
export interface TakenValue {
  readonly clause: string
  readonly attribute: string
  readonly message: string
}

/** content.users.unique-email: No two users have the same e-mail address, in whatever case it is given. */
export const takenEmail: TakenValue = {
  clause: 'content.users.unique-email',
  attribute: 'email',
  message: 'Email already taken',
}

/** content.users.update.username-taken: A user cannot be given the username of another. */
export const takenUsername: TakenValue = {
  clause: 'content.users.update.username-taken',
  attribute: 'username',
  message: 'Username already taken',
}

/** Throws an ApplicationError when a user other than `self` has the value. An absent value is nobody's. */
export function refuseTaken(
  unit: TakenValue,
  value: unknown,
  self: number | null,
  context: UsersContext,
): void {
  if (value === undefined) return
  if (findUser(user => user[unit.attribute] === value && user.id !== self, context)) {
    throw applicationError(unit.message)
  }
}
