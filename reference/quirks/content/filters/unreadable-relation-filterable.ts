import type { Quirk } from '../../quirk.ts'
import { changeFilterable } from './change-filters.ts'

/** A relation to a type that the caller may not read can be filtered on. */
export const unreadableRelationFilterable: Quirk = {
  id: 'content.filters.unreadable-relation-refused.filterable',
  clause: 'content.filters.unreadable-relation-refused',
  says: 'a relation to a type that the caller may not read can be filtered on',
  apply: changeFilterable('content.filters.unreadable-relation-refused', { covers: () => false }),
}
