import type { Parameter } from '../contracts.ts'
import { PlatformError } from '../errors.ts'
import { namesOf } from './names.ts'

/**
 * `include` adds relations and counts to each row; names that a resource does not know are left out.
 * UNDOCUMENTED: an empty one is refused, as the real program does.
 */
export const include: Parameter = {
  clause: 'platform.parameters.include',
  name: 'include',
  apply: (value, selection, { includes }) => {
    if (value === '' && includes.length > 0) throw includesNothing()
    const known = namesOf(value).filter(name => includes.includes(name))
    return { ...selection, include: new Set(known) }
  },
}

function includesNothing(): PlatformError {
  return new PlatformError(400, 'IncorrectUsageError', 'The model layer expects using `withRelated`.')
}
