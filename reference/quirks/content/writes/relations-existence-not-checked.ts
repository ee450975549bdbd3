import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** What is linked need not exist. */
export const relationsExistenceNotChecked: Quirk = {
  id: 'content.writes.relations.existence.not-checked',
  clause: 'content.writes.relations.existence',
  says: 'what is linked need not exist',
  apply: changeWrites(({ existence }) => ({ existence: { ...existence, broken: () => null } })),
}
