import type { Change } from '../../contracts.ts'
import { withoutRoutes } from '../rewrite.ts'

/** 5.0 brought endpoints for newsletters. */
export const newslettersAdded: Change = {
  clause: 'platform.changes.5-0.newsletters',
  since: 5,
  scope: 'site',
  undo: units => withoutRoutes(units, /^\/newsletters\//),
}
