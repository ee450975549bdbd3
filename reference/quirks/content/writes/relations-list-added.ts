import type { Quirk } from '../../quirk.ts'
import { appended } from './appended.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.relations.list'

/** A list is added to the links. */
export const relationsListAdded: Quirk = {
  id: 'content.writes.relations.list.added',
  clause,
  says: 'a list is added to the links',
  apply: changeWrites(({ relationForms }) => ({
    relationForms: withUnit(relationForms, clause, ({ read }) => ({ read: appended(read) })),
  })),
}
