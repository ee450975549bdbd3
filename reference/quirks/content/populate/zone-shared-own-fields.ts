import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi 17654, version 4.12: the asterisk inside of a zone lost what it populated. */
export const zoneSharedOwnFields: Quirk = {
  id: 'content.populate.zone-shared.own-fields',
  clause: 'content.populate.zone-shared',
  says: 'populate=* inside of a zone returns no nested fields',
  apply: changePopulate(({ zoneStrategies }) => ({
    zoneStrategies: replaceUnit(zoneStrategies, 'content.populate.zone-shared', strategy => ({
      ...strategy,
      paramsFor: (component, params, zone) =>
        params.populate === '*' ? {} : strategy.paramsFor(component, params, zone),
    })),
  })),
}
