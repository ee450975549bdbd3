import type { Quirk } from '../../quirk.ts'
import { changeRoute } from './change-users.ts'

/** strapi/strapi 12911: what a list of users is asked for besides users has no effect. */
export const listParametersIgnored: Quirk = {
  id: 'content.users.list.parameters.ignored',
  clause: 'content.users.list.parameters',
  says: 'the list of users takes no parameters',
  apply: units =>
    changeRoute(units, 'content.users.list', ({ answer }) => ({
      answer: call => answer({ ...call, query: {} }),
    })),
}
