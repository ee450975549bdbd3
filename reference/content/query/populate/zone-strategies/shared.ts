import type { ZoneStrategy } from '../strategy.ts'

/**
 * content.populate.zone-shared: `populate[<zone>][populate]=*` populates the same in all components.
 * UNDOCUMENTED: in a component that the zone does not list nothing is populated (observed).
 */
export const shared: ZoneStrategy = {
  clause: 'content.populate.zone-shared',
  accepts: params => params.populate !== undefined && params.populate !== null,
  paramsFor: (component, params, zone) =>
    zone.components.includes(component) ? params : { ...params, populate: undefined },
}
