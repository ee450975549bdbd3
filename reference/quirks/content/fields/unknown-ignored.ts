import type { Quirk } from '../../quirk.ts'
import { changeFields } from './change-fields.ts'

/** strapi/strapi PR 19372: ignored up to version 4.12. */
export const fieldsUnknownIgnored: Quirk = {
  id: 'content.fields.unknown.ignored',
  clause: 'content.fields.unknown',
  says: 'a name in fields that is no attribute is ignored',
  apply: changeFields(({ refusals }) => ({
    refusals: refusals.map(refusal => ({
      ...refusal,
      refuses: (attribute, secrets) => attribute !== undefined && refusal.refuses(attribute, secrets),
    })),
  })),
}
