import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** As the parser of query strings has it by default. */
export const arrayLimitTwenty: Quirk = {
  id: 'content.query.array-limit.twenty',
  clause: 'content.query.array-limit',
  says: 'lists have up to 20 items',
  apply: changeNotation('content.query.array-limit', { arrayLimit: 20 }),
}
