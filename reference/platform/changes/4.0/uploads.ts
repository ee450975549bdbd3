import type { Change } from '../../contracts.ts'
import { withoutRoutes } from '../rewrite.ts'

/**
 * 4.x brought uploads of media and of other files; before, and under the maintained prefixes, there are images alone.
 * UNDOCUMENTED: observed on the real programs.
 */
export const uploadsAdded: Change = {
  clause: 'platform.changes.4-0.uploads',
  since: 4,
  scope: 'shape',
  undo: units => withoutRoutes(units, /^\/(media|files)\//),
}
