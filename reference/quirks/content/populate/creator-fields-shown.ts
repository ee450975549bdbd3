import type { Populated } from '../../../content/query/selection.ts'
import type { Row } from '../../../world/table.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const creatorFieldsShown: Quirk = {
  id: 'content.populate.creator-fields.shown',
  clause: 'content.populate.creator-fields',
  says: 'createdBy and updatedBy can be populated',
  apply: changePopulate(({ unknownNames }) => ({
    unknownNames: replaceUnit(unknownNames, 'content.populate.creator-fields', rule => ({
      ...rule,
      populate: show,
    })),
  })),
}

function show(name: string): readonly Populated[] {
  return [
    {
      name,
      load: (parents: readonly Row[]) => ({ values: parents.map(creator), sizes: parents.map(() => 1) }),
    },
  ]
}

const creator = () => ({ data: { id: 1, attributes: { firstname: 'Root', lastname: null, username: null } } })
