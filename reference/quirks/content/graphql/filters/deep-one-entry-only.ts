import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

export const deepOneEntryOnly: Quirk = {
  id: 'content.graphql.filters.deep.one-entry-only',
  clause: 'content.graphql.filters.deep',
  says: 'filters lead only over relations to one entry',
  apply: changeAttribute('content.graphql.types.multiple-relation', () => ({ filter: () => null })),
}
