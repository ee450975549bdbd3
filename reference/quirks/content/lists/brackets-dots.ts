import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** Dots are brackets. */
export const bracketsDots: Quirk = {
  id: 'content.query.brackets-observed.dots',
  clause: 'content.query.brackets-observed',
  says: 'dots are brackets',
  apply: changeNotation('content.query.brackets-observed', { allowDots: true }),
}
