import { validationError } from '../../../content/errors.ts'
import type { Attribute } from '../../../content/model/types.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const scalarNamesRefused: Quirk = {
  id: 'content.populate.scalar-names.refused',
  clause: 'content.populate.scalar-names',
  says: 'a scalar attribute in populate is refused',
  apply: changePopulate(({ populatable }) => ({
    populatable: replaceUnit(populatable, 'content.populate.scalar-names', rule => ({
      ...rule,
      leavesOut: refuseScalar,
    })),
  })),
}

function refuseScalar({ kind, name }: Attribute): boolean {
  if (kind === 'scalar') throw validationError(`Invalid populate: ${name} is no relation`)
  return false
}
