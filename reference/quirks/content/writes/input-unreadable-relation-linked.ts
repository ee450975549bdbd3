import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.input.unreadable-relation'

/** What the caller may not find is linked all the same. */
export const inputUnreadableRelationLinked: Quirk = {
  id: 'content.writes.input.unreadable-relation.linked',
  clause,
  says: 'what the caller may not find is linked all the same',
  apply: changeWrites(({ inputRules }) => ({
    inputRules: withUnit(inputRules, clause, () => ({ keep: value => value })),
  })),
}
