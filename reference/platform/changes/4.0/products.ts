import type { Change } from '../../contracts.ts'
import { withoutRoutes } from '../rewrite.ts'

/**
 * 4.x brought products, later called tiers, and offers.
 * UNDOCUMENTED: observed on the real programs.
 */
export const productsAdded: Change = {
  clause: 'platform.changes.4-0.products',
  since: 4,
  scope: 'site',
  undo: units => withoutRoutes(units, /^\/(tiers|offers)\//),
}
