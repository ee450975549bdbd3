import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

/** As sort and populate do. */
export const fieldsCommasSplit: Quirk = {
  id: 'content.fields.commas.split',
  clause: 'content.fields.commas',
  says: 'a text in fields is split at commas',
  apply: changeFields(({ commas }) => ({
    commas: { ...commas, split: text => text.split(',').map(name => name.trim()) },
  })),
}
