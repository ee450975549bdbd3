import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Strapi 4.26.2 has no transaction around a write: what came before a fault stays. */
export const allOrNothingLeftBehind: Quirk = {
  id: 'content.writes.all-or-nothing.left-behind',
  clause: 'content.writes.all-or-nothing',
  says: 'what a refused write did before it was refused stays',
  apply: changeWrites(({ allOrNothing }) => ({
    allOrNothing: { ...allOrNothing, perform: write => write() },
  })),
}
