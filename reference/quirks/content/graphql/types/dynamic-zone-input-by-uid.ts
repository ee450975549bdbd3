import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const dynamicZoneInputByUid: Quirk = {
  id: 'content.graphql.types.dynamic-zone-input.by-uid',
  clause: 'content.graphql.types.dynamic-zone-input',
  says: 'an item of a dynamic zone names its component by its uid, as __component',
  apply: changeGraphql(({ zoneItem }) => ({
    zoneItem: {
      ...zoneItem,
      componentOf: ({ __component }, components) => components.find(({ uid }) => uid === __component),
    },
  })),
}
