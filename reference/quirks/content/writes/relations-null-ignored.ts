import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.relations.null'

/** Null leaves a relation as it is. */
export const relationsNullIgnored: Quirk = {
  id: 'content.writes.relations.null.ignored',
  clause,
  says: 'null leaves a relation as it is',
  apply: changeWrites(({ relationForms }) => ({
    relationForms: withUnit(relationForms, clause, () => ({
      read: () => ({ kind: 'changes', connect: [], disconnect: [], strict: true }),
    })),
  })),
}
