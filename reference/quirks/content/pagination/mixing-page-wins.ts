import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Of parameters of both methods those of the page win. */
export const mixingPageWins: Quirk = {
  id: 'content.pagination.mixing.page-wins',
  clause: 'content.pagination.mixing',
  says: 'of parameters of both methods those of the page win',
  apply: changePagination(({ mixing, modes }) => ({
    mixing: { ...mixing, choose: named => named[0] ?? modes[0] ?? mixing.choose(named) },
  })),
}
