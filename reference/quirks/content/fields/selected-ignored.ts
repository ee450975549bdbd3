import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

export const fieldsSelectedIgnored: Quirk = {
  id: 'content.fields.selected.ignored',
  clause: 'content.fields.selected',
  says: 'fields is ignored: all attributes are shown',
  apply: changeFields(({ selected }) => ({ selected: { ...selected, pick: shown => shown } })),
}
