import { invalidParameter } from '../../../content/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi PR 19372: refused from version 5 on. */
export const unknownNamesRefused: Quirk = {
  id: 'content.populate.unknown-names.refused',
  clause: 'content.populate.unknown-names',
  says: 'a name in populate that is no attribute is refused',
  apply: changePopulate(({ unknownNames }) => ({
    unknownNames: replaceUnit(unknownNames, 'content.populate.unknown-names', rule => ({
      ...rule,
      populate: refuse,
    })),
  })),
}

function refuse(name: string): never {
  throw invalidParameter(name)
}
