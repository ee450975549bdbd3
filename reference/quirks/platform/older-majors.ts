import { settingRoute } from '../../platform/changes/5.0/settings-key.ts'
import type { Quirk } from '../quirk.ts'
import { restoredDeviations, showing } from './platform-deviations.ts'

/** The quirks of what only older majors have. */
export const olderMajorsQuirks: readonly Quirk[] = [
  ...restoredDeviations(settingRoute, [
    ['bare', 'answers one setting without its value', showing(json => ({ ...json, settings: [] }))],
  ]),
]
