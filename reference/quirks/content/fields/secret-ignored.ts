import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

/** strapi/strapi PR 19372: ignored up to version 4.12. */
export const fieldsSecretIgnored: Quirk = {
  id: 'content.fields.secret.ignored',
  clause: 'content.fields.secret',
  says: 'a private or password attribute in fields is ignored',
  apply: changeFields(({ refusals }) => ({
    refusals: refusals.filter(refusal => refusal.clause !== 'content.fields.secret'),
  })),
}
