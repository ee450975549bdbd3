import type { Change } from '../../contracts.ts'
import { prefixedRoot } from '../../versioning/api-roots.ts'

/** 4.0 brought `/v4/`. In 3.x `/v3/` is stable, `/canary/` experimental and `/v2/` in maintenance. */
export const prefixesOf4: Change = {
  clause: 'platform.changes.4-0.prefixes',
  since: 4,
  scope: 'program',
  undo: units => ({
    ...units,
    apiRoots: [
      prefixedRoot('platform.versioning.prefixes-3-0', [
        { word: 'v3', shape: 3, state: 'stable' },
        { word: 'canary', shape: 3, state: 'experimental' },
        { word: 'v2', shape: 2, state: 'maintenance' },
      ]),
    ],
  }),
}
