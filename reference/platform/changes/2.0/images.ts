import type { Change } from '../../contracts.ts'
import { withoutRoutes } from '../rewrite.ts'

/**
 * 2.0 brought the upload of images and the configuration to the admin API; 1.x has others in their place, under
 * `/uploads/` and `/configuration/`, which are not served here.
 * UNDOCUMENTED: observed on the real programs.
 */
export const imagesAdded: Change = {
  clause: 'platform.changes.2-0.images',
  since: 2,
  scope: 'site',
  undo: units => withoutRoutes(units, /^\/(images|config)\//),
}
