import type { Quirk } from '../../quirk.ts'
import { changeRoute } from './change-users.ts'

/** The count leaves filters out of account, and says nothing. */
export const countTakesFilters: Quirk = {
  id: 'content.users.count.takes-filters',
  clause: 'content.users.count',
  says: 'the count leaves filters out of account, and says nothing',
  apply: units =>
    changeRoute(units, 'content.users.count', ({ answer }) => ({
      answer: call => answer({ ...call, query: {} }),
    })),
}
