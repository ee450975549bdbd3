import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** As the parser of query strings has it by default. */
export const depthLimitFive: Quirk = {
  id: 'content.query.depth-limit.five',
  clause: 'content.query.depth-limit',
  says: 'brackets nest up to 5 deep',
  apply: changeNotation('content.query.depth-limit', { depth: 5 }),
}
