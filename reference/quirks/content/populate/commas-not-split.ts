import type { Quirk } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const commasNotSplit: Quirk = {
  id: 'content.populate.commas.not-split',
  clause: 'content.populate.commas',
  says: 'a text is one name, commas and all',
  apply: changePopulate(({ commas }) => ({ commas: { ...commas, split: text => [text] } })),
}
