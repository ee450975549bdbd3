import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** As they are stored. */
export const defaultAttributesRelations: Quirk = {
  id: 'content.resources.default-attributes.relations-as-ids',
  clause: 'content.resources.default-attributes',
  says: 'an entry shows its relations as ids',
  apply: changeAttributes((attributes, row) => ({ ...row, ...attributes })),
}
