import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

export const fieldsNotScalarIgnored: Quirk = {
  id: 'content.fields.not-scalar.ignored',
  clause: 'content.fields.not-scalar',
  says: 'a relation in fields is ignored',
  apply: changeFields(({ refusals }) => ({
    refusals: refusals.filter(refusal => refusal.clause !== 'content.fields.not-scalar'),
  })),
}
