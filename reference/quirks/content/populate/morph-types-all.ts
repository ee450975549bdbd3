import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const morphTypesAll: Quirk = {
  id: 'content.populate.morph-types.on-ignored',
  clause: 'content.populate.morph-types',
  says: 'on is ignored in a relation that may point at any type',
  apply: changePopulate(({ morphTypes }) => ({
    morphTypes: {
      ...morphTypes,
      paramsFor: (uid, { on, ...params }) => morphTypes.paramsFor(uid, params),
    },
  })),
}
