import type { Profile } from '../../quirk.ts'
import { routeMissing } from '../routes/routes-missing.ts'
import { membersApiSiteServed } from '../site/members-api-served.ts'
import {
  compatibilityIgnored,
  contentVersionAlways,
  notifiesBelowRunning,
} from '../versioning/negotiation-quirks.ts'

/** Ghost 5.99.1 as recorded, where it does otherwise than the documentation says. */
export const ghost599: Profile = {
  name: 'ghost-5.99',
  says: 'Ghost 5.99.1 on SQLite',
  quirks: [
    contentVersionAlways,
    compatibilityIgnored,
    notifiesBelowRunning,
    membersApiSiteServed,
    routeMissing('platform.admin-api.settings.members-email'),
  ],
}
