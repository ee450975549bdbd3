import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.input.unknown'

/** A name that is no attribute is refused. */
export const inputUnknownRefused: Quirk = {
  id: 'content.writes.input.unknown.refused',
  clause,
  says: 'a name that is no attribute is refused',
  apply: changeWrites(({ inputRules }) => ({
    inputRules: withUnit(inputRules, clause, () => ({ keep: refuse })),
  })),
}

function refuse(): never {
  throw validationError('Invalid key')
}
