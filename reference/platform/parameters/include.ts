import type { Parameter } from '../contracts.ts'
import { namesOf } from './names.ts'

/** `include` adds relations and counts to each row; names that a resource does not know are left out. */
export const include: Parameter = {
  clause: 'platform.parameters.include',
  name: 'include',
  apply: (value, selection, { includes }) => {
    const known = namesOf(value).filter(name => includes.includes(name))
    return { ...selection, include: new Set(known) }
  },
}
