import type { Quirk } from '../../quirk.ts'
import { appended } from './appended.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.relations.set'

/** What is set is added to the links. */
export const relationsSetAdded: Quirk = {
  id: 'content.writes.relations.set.added',
  clause,
  says: 'what is set is added to the links',
  apply: changeWrites(({ relationForms }) => ({
    relationForms: withUnit(relationForms, clause, ({ read }) => ({ read: appended(read) })),
  })),
}
