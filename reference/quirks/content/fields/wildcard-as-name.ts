import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

export const fieldsWildcardAsName: Quirk = {
  id: 'content.fields.wildcard.name',
  clause: 'content.fields.wildcard',
  says: 'an asterisk in fields is taken for the name of an attribute',
  apply: changeFields(({ wildcard }) => ({ wildcard: { ...wildcard, covers: () => false } })),
}
