import { recordRoutes } from '../../platform/admin-api/record-routes.ts'
import { memberStatsRoute } from '../../platform/changes/4.0/member-counts.ts'
import { activeSubscriptionsRoute, confirmEmailRoute } from '../../platform/changes/5.0/member-endpoints.ts'
import { settingRoute } from '../../platform/changes/5.0/settings-key.ts'
import { deviations, MISSING } from '../deviations.ts'
import type { Quirk } from '../quirk.ts'
import { restoredDeviations, showing } from './platform-deviations.ts'

const OF_OLDER_MAJORS = [memberStatsRoute, activeSubscriptionsRoute, confirmEmailRoute]

/** The quirks of what the documentation does not name: older majors have it, or all of them. */
export const olderMajorsQuirks: readonly Quirk[] = [
  ...restoredDeviations(settingRoute, [
    ['bare', 'answers one setting without its value', showing(json => ({ ...json, settings: [] }))],
  ]),
  ...OF_OLDER_MAJORS.flatMap(route => restoredDeviations(route, [['missing', 'does not serve it', MISSING]])),
  ...recordRoutes.flatMap(route => deviations(route, [['missing', 'does not serve it', MISSING]])),
]
