import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** Names of the prototype of objects are names like any other. */
export const oddPrototypes: Quirk = {
  id: 'content.query.odd.prototypes',
  clause: 'content.query.odd',
  says: 'names of the prototype of objects are names like any other',
  apply: changeNotation('content.query.odd', { allowPrototypes: true }),
}
