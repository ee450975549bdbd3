import { askedOn, namesTypes } from '../asked-on.ts'
import type { ZoneStrategy } from '../strategy.ts'

/** content.populate.zone-detailed: `populate[<zone>][on][<component>]…` gives data only for the components named. */
export const detailed: ZoneStrategy = {
  clause: 'content.populate.zone-detailed',
  accepts: namesTypes,
  paramsFor: (component, params) => askedOn(params.on, component),
}
