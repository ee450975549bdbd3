import type { Quirk } from '../../quirk.ts'
import { appended } from './appended.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.relations.id'

/** An id is added to the links. */
export const relationsIdAdded: Quirk = {
  id: 'content.writes.relations.id.added',
  clause,
  says: 'an id is added to the links',
  apply: changeWrites(({ relationForms }) => ({
    relationForms: withUnit(relationForms, clause, ({ read }) => ({ read: appended(read) })),
  })),
}
