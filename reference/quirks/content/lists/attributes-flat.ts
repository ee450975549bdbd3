import { membersOf } from '../../../http/json-text.ts'
import type { Quirk } from '../../quirk.ts'
import { changeEntries } from './change-lists.ts'

/** As in the third and the fifth major version. */
export const attributesFlat: Quirk = {
  id: 'content.resources.attributes.flat',
  clause: 'content.resources.attributes',
  says: 'the attributes of an entry stand beside its id',
  apply: changeEntries(({ shape }) => ({
    shape: { ...shape, of: (row, attributes) => ({ id: row.id, ...membersOf(attributes) }) },
  })),
}
