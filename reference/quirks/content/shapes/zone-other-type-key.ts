import type { Quirk } from '../../quirk.ts'
import { changeShapes } from './change-shapes.ts'

export const zoneOtherTypeKey: Quirk = {
  id: 'content.shapes.zone.type-key',
  clause: 'content.shapes.zone',
  says: 'the components of a zone say their name in __typename',
  apply: changeShapes(({ zone }) => ({ zone: { ...zone, typeKey: '__typename' } })),
}
