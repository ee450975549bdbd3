import type { ZoneStrategy } from '../strategy.ts'

/** content.populate.zone-shared: `populate[<zone>][populate]=*` populates the same in all components. */
export const shared: ZoneStrategy = {
  clause: 'content.populate.zone-shared',
  accepts: params => params.populate !== undefined && params.populate !== null,
  paramsFor: (_component, params) => params,
}
