import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const zoneUnnamedKept: Quirk = {
  id: 'content.populate.zone-unnamed.kept',
  clause: 'content.populate.zone-unnamed',
  says: 'components that on does not name stay in the zone with their own fields',
  apply: changePopulate(({ zoneUnnamed }) => ({ zoneUnnamed: { ...zoneUnnamed, paramsFor: () => ({}) } })),
}
