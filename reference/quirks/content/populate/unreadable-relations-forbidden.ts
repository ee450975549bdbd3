import { ContentError } from '../../../content/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const unreadableRelationsForbidden: Quirk = {
  id: 'content.populate.unreadable-relations.forbidden',
  clause: 'content.populate.unreadable-relations',
  says: 'a relation to what the caller may not read is refused with 403',
  apply: changePopulate(({ populatable }) => ({
    populatable: replaceUnit(populatable, 'content.populate.unreadable-relations', rule => ({
      ...rule,
      leavesOut: (attribute, scope) => forbidding(rule.leavesOut(attribute, scope)),
    })),
  })),
}

function forbidding(isLeftOut: boolean): boolean {
  if (isLeftOut) throw new ContentError(403, 'ForbiddenError', 'Forbidden')
  return false
}
