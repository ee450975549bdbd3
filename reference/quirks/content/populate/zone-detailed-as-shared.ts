import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const zoneDetailedAsShared: Quirk = {
  id: 'content.populate.zone-detailed.ignored',
  clause: 'content.populate.zone-detailed',
  says: 'on is ignored: every component is shown with its own fields',
  apply: changePopulate(({ zoneStrategies }) => ({
    zoneStrategies: replaceUnit(zoneStrategies, 'content.populate.zone-detailed', strategy => ({
      ...strategy,
      paramsFor: () => ({}),
    })),
  })),
}
