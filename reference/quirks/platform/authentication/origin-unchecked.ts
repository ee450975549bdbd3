import type { Quirk } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.session-origin'

/** A session's cookie counts wherever the request comes from. */
export const originUnchecked: Quirk = {
  id: `${CLAUSE}.unchecked`,
  clause: CLAUSE,
  says: "takes a session's cookie from pages of other sites",
  apply: changePlatform(({ adminAuthentication }) => ({
    adminAuthentication: dropUnit(adminAuthentication, CLAUSE),
  })),
}
