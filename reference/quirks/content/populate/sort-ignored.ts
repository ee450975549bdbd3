import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

export const sortIgnored: Quirk = {
  id: 'content.populate.sort.ignored',
  clause: 'content.populate.sort',
  says: 'sort inside of a populate is ignored',
  apply: changePopulate(({ parameters }) => ({
    parameters: replaceUnit(parameters, 'content.populate.sort', parameter => ({
      ...parameter,
      read: () => ({}),
    })),
  })),
}
