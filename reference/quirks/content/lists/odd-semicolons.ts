import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** A semicolon parts parameters, too. */
export const oddSemicolons: Quirk = {
  id: 'content.query.odd.semicolons',
  clause: 'content.query.odd',
  says: 'a semicolon parts parameters, too',
  apply: changeNotation('content.query.odd', { delimiter: /[&;]/ }),
}
