import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const zoneAloneWhole: Quirk = {
  id: 'content.populate.zone-alone.whole',
  clause: 'content.populate.zone-alone',
  says: 'a zone that is only named shows the relations and components of its components',
  apply: changePopulate(({ zoneStrategies }) => ({
    zoneStrategies: replaceUnit(zoneStrategies, 'content.populate.zone-alone', strategy => ({
      ...strategy,
      paramsFor: () => ({ populate: '*' }),
    })),
  })),
}
