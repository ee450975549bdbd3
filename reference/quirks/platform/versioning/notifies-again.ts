import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePlatform } from '../change-platform.ts'

const CLAUSE = 'platform.versioning.notification-once'

/** It is forgotten which versions were told of. */
export const notifiesAgain: Quirk = {
  id: `${CLAUSE}.again`,
  clause: CLAUSE,
  says: 'tells administrators of a version at every request',
  apply: changePlatform(({ negotiation }) => ({
    negotiation: replaceUnit(negotiation, 'platform.versioning.notification', rule => ({
      ...rule,
      after: exchange => {
        if (exchange.acceptVersion !== null)
          exchange.site.store.remove('version_notifications', exchange.acceptVersion)
        rule.after?.(exchange)
      },
    })),
  })),
}
