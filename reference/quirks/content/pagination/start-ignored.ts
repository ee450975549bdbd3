import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** A list always starts with its first entry. */
export const startIgnored: Quirk = {
  id: 'content.pagination.start.ignored',
  clause: 'content.pagination.start',
  says: 'a list always starts with its first entry',
  apply: changeParameter('content.pagination.start', () => () => 0),
}
