import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.relations.changes'

/** Disconnect takes nothing away. */
export const relationsChangesDisconnectIgnored: Quirk = {
  id: 'content.writes.relations.changes.disconnect-ignored',
  clause,
  says: 'disconnect takes nothing away',
  apply: changeWrites(({ relationForms }) => ({
    relationForms: withUnit(relationForms, clause, ({ read }) => ({
      read: (value, name, context) => ({ ...read(value, name, context), disconnect: [] }),
    })),
  })),
}
