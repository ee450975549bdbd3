import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const privateAttributesShown: Quirk = {
  id: 'content.populate.private-attributes.shown',
  clause: 'content.populate.private-attributes',
  says: 'a private relation is shown when it is named',
  apply: changePopulate(({ populatable }) => ({
    populatable: replaceUnit(populatable, 'content.populate.private-attributes', rule => ({
      ...rule,
      leavesOut: () => false,
    })),
  })),
}
