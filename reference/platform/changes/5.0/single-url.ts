import type { Change } from '../../contracts.ts'
import { bareRoot, prefixedRoot } from '../../versioning/api-roots.ts'

/**
 * 5.0 serves each API under one URL. Before, versioned prefixes chose the version; in 4.x `/v4/` is stable,
 * `/canary/` experimental, `/v3/` in maintenance and `/v2/` deprecated. 4.x has the URL without a prefix beside them.
 */
export const singleUrlForEachApi: Change = {
  clause: 'platform.changes.5-0.single-url',
  since: 5,
  scope: 'program',
  undo: units => ({
    ...units,
    apiRoots: [
      prefixedRoot('platform.versioning.prefixes-4-0', [
        { word: 'v4', shape: 4, state: 'stable' },
        { word: 'canary', shape: 4, state: 'experimental' },
        { word: 'v3', shape: 3, state: 'maintenance' },
        { word: 'v2', shape: 2, state: 'deprecated' },
      ]),
      bareRoot('platform.versioning.bare-in-4', 4),
    ],
  }),
}
