import { digest, sameDigest } from '../auth/secret.ts'
import type { Row } from '../world/table.ts'
import type { UsersContext } from './context.ts'
import { USER_UID } from './records.ts'

/**
 * The user to whom this secret was sent. Digests are compared, and with every user who has one, so that the time
 * it takes tells nothing.
 */
export async function userWithSecret(
  attribute: 'resetPasswordToken' | 'confirmationToken',
  presented: string,
  { store }: UsersContext,
): Promise<Row | undefined> {
  const wanted = await digest(presented)
  const holders = store.table(USER_UID).rows.filter(user => typeof user[attribute] === 'string')
  const digests = await Promise.all(holders.map(user => digest(String(user[attribute]))))
  const same = digests.map(one => sameDigest(one, wanted))
  return holders.find((_, at) => same[at])
}
