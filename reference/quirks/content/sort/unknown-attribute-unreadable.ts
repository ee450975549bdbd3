import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** A relation to a type that the caller may not read can be sorted by. */
export const unknownAttributeUnreadable: Quirk = {
  id: 'content.sort.unknown-attribute.unreadable',
  clause: 'content.sort.unknown-attribute',
  says: 'a relation to a type that the caller may not read can be sorted by',
  apply: changeSort(({ refusal }) => ({
    refusal: {
      ...refusal,
      refuses: (attribute, context) =>
        refusal.refuses(attribute, context) && !(attribute?.kind === 'relation' && attribute.target !== null),
    },
  })),
}
