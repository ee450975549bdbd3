import { readExport } from '../../admin-api/db-routes.ts'
import type { Change } from '../../contracts.ts'
import { importContent } from '../../import/import-content.ts'

/** There is no automatic way from 0.x: 1.x imports what 0.x exported, 2.0 and later do not. */
export const upgradePath: Change = {
  clause: 'platform.changes.1-0.upgrade-path',
  since: 2,
  scope: 'program',
  undo: units => ({
    ...units,
    routes: units.routes.map(route =>
      route.clause === 'platform.admin-api.db.import'
        ? { ...route, handle: call => importContent(readExport(call).data, call) }
        : route,
    ),
  }),
}
