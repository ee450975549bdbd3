import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const zoneSharedPartsIgnored: Quirk = {
  id: 'content.populate.zone-shared-parts.ignored',
  clause: 'content.populate.zone-shared-parts',
  says: 'names inside of the populate of a zone are ignored',
  apply: changePopulate(({ zoneStrategies }) => ({
    zoneStrategies: replaceUnit(zoneStrategies, 'content.populate.zone-shared', strategy => ({
      ...strategy,
      paramsFor: (_component, params) => (params.populate === '*' ? params : {}),
    })),
  })),
}
