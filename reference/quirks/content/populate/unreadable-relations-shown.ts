import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const unreadableRelationsShown: Quirk = {
  id: 'content.populate.unreadable-relations.shown',
  clause: 'content.populate.unreadable-relations',
  says: 'relations are shown whether the caller may read their target or not',
  apply: changePopulate(({ populatable }) => ({
    populatable: replaceUnit(populatable, 'content.populate.unreadable-relations', rule => ({
      ...rule,
      leavesOut: () => false,
    })),
  })),
}
