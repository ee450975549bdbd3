import { Password } from '../../world/password.ts'
import type { Row } from '../world/table.ts'

/** Whether `candidate` is the user's password. Never true of a user who has none. */
export async function hasPassword(user: Row, candidate: string): Promise<boolean> {
  return user.password instanceof Password && (await user.password.matches(candidate))
}
