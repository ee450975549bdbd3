import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const levelsThree: Quirk = {
  id: 'content.populate.levels.three',
  clause: 'content.populate.levels',
  says: 'populate reaches three levels at most',
  apply: changePopulate(({ levels }) => ({ levels: { ...levels, most: 3 } })),
}
