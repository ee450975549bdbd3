import type { Quirk } from '../../quirk.ts'
import { changePlatform, dropUnit } from '../change-platform.ts'

const CLAUSE = 'platform.authentication.content-key-attempts'

/** Unknown keys never close the content API to known ones. */
export const keyAttemptsUncounted: Quirk = {
  id: `${CLAUSE}.uncounted`,
  clause: CLAUSE,
  says: 'lets known keys in however many unknown ones were tried',
  apply: changePlatform(({ contentAuthentication }) => ({
    contentAuthentication: dropUnit(contentAuthentication, CLAUSE),
  })),
}
