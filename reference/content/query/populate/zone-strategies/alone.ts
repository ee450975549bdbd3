import type { ZoneStrategy } from '../strategy.ts'

/** content.populate.zone-alone: `populate[0]=<zone>` shows the components with their own fields, nothing nested. */
export const alone: ZoneStrategy = {
  clause: 'content.populate.zone-alone',
  accepts: () => true,
  paramsFor: (_component, params) => params,
}
