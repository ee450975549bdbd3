import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changePopulate } from './change-populate.ts'

/** strapi/strapi 12578: filters inside of populate broke in version 4.0.8. */
export const filtersIgnored: Quirk = {
  id: 'content.populate.filters.ignored',
  clause: 'content.populate.filters',
  says: 'filters inside of a populate are ignored',
  apply: changePopulate(({ parameters }) => ({
    parameters: replaceUnit(parameters, 'content.populate.filters', parameter => ({
      ...parameter,
      read: () => ({}),
    })),
  })),
}
