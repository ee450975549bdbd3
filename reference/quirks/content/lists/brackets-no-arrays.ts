import type { Quirk } from '../../quirk.ts'
import { changeNotation } from './change-lists.ts'

/** Numbers in brackets are names. */
export const bracketsNoArrays: Quirk = {
  id: 'content.query.brackets.no-arrays',
  clause: 'content.query.brackets',
  says: 'numbers in brackets are names',
  apply: changeNotation('content.query.brackets', { parseArrays: false }),
}
