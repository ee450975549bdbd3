import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** Of a repeated name the last value wins. */
export const bracketsLastWins: Quirk = {
  id: 'content.query.brackets-observed.last-wins',
  clause: 'content.query.brackets-observed',
  says: 'of a repeated name the last value wins',
  apply: changeNotation('content.query.brackets-observed', { duplicates: 'last' }),
}
