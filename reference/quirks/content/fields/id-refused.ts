import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

export const fieldsIdRefused: Quirk = {
  id: 'content.fields.id.refused',
  clause: 'content.fields.id',
  says: 'id cannot be named in fields',
  apply: changeFields(({ identifier }) => ({ identifier: { ...identifier, covers: () => false } })),
}
