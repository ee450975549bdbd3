import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** The id stands among the attributes, too. */
export const idAmongAttributes: Quirk = {
  id: 'content.resources.id.among-attributes',
  clause: 'content.resources.id',
  says: 'the id stands among the attributes, too',
  apply: changeAttributes((attributes, row) => ({ id: row.id, ...attributes })),
}
