import { isSecret } from '../../../content/query/attributes.ts'
import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** Private attributes and passwords can be sorted by. */
export const unknownAttributeSecrets: Quirk = {
  id: 'content.sort.unknown-attribute.secrets',
  clause: 'content.sort.unknown-attribute',
  says: 'private attributes and passwords can be sorted by',
  apply: changeSort(({ refusal }) => ({
    refusal: {
      ...refusal,
      refuses: (attribute, context) =>
        refusal.refuses(attribute, context) && !(attribute && isSecret(attribute)),
    },
  })),
}
