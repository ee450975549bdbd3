import { invalidParameter } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.input.read-only'

/** An id or a timestamp that is sent is refused. */
export const inputReadOnlyRefused: Quirk = {
  id: 'content.writes.input.read-only.refused',
  clause,
  says: 'an id or a timestamp that is sent is refused',
  apply: changeWrites(({ inputRules }) => ({
    inputRules: withUnit(inputRules, clause, () => ({ keep: refuse })),
  })),
}

function refuse(): never {
  throw invalidParameter('id')
}
