import { configurationRoutes } from '../../platform/changes/2.0/configuration-routes.ts'
import { tokenRoutes } from '../../platform/changes/2.0/token-routes.ts'
import { memberStatsRoute } from '../../platform/changes/4.0/member-counts.ts'
import { activeSubscriptionsRoute, confirmEmailRoute } from '../../platform/changes/5.0/member-endpoints.ts'
import { settingRoute } from '../../platform/changes/5.0/settings-key.ts'
import { unitOf } from '../change-unit.ts'
import { MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { restoredDeviations, showing } from './platform-deviations.ts'

const OF_OLDER_MAJORS = [
  ...[memberStatsRoute, activeSubscriptionsRoute, confirmEmailRoute],
  ...configurationRoutes,
  unitOf(tokenRoutes, 'platform.admin-api.authentication.revoke'),
]

/** The quirks of what only older majors have. */
export const olderMajorsQuirks: readonly Quirk[] = [
  ...restoredDeviations(settingRoute, [
    ['bare', 'it answers one setting without its value', showing(json => ({ ...json, settings: [] }))],
  ]),
  ...OF_OLDER_MAJORS.flatMap(route =>
    restoredDeviations(route, [['missing', 'it does not serve it', MISSING]]),
  ),
]
