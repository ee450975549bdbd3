import type { Change } from '../../contracts.ts'
import { withoutRoutes } from '../rewrite.ts'

/**
 * 3.x brought snippets, and files of members.
 * UNDOCUMENTED: observed on the real programs.
 */
export const snippetsAdded: Change = {
  clause: 'platform.changes.3-0.snippets',
  since: 3,
  scope: 'shape',
  undo: units => withoutRoutes(units, /^\/(snippets|members\/upload)\//),
}
