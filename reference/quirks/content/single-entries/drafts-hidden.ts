import type { Quirk } from '../../quirk.ts'
import { changeRest, withUnit } from '../writes/change-writes.ts'

const clause = 'content.single-entries.drafts'

/** A draft is not found by its id. */
export const entryDraftsHidden: Quirk = {
  id: 'content.single-entries.drafts.hidden',
  clause,
  says: 'a draft is not found by its id',
  apply: changeRest(({ listConditions }) => ({
    listConditions: withUnit(listConditions, clause, () => ({ hides: row => row.publishedAt === null })),
  })),
}
