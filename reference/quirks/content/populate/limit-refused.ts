import { validationError } from '../../../content/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi 23303: gone in version 5. */
export const limitRefused: Quirk = {
  id: 'content.populate.limit.refused',
  clause: 'content.populate.limit',
  says: 'start and limit inside of a populate are refused',
  apply: changePopulate(({ parameters }) => ({
    parameters: replaceUnit(parameters, 'content.populate.limit', parameter => ({
      ...parameter,
      read: refuse,
    })),
  })),
}

function refuse(): never {
  throw validationError('Invalid key limit')
}
