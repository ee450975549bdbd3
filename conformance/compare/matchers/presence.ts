import { ABSENT } from '../difference.ts'
import { token } from './matcher.ts'

export const any = token('<any>', 'present, whatever it is', actual => !isAbsent(actual))

export const nothing = token('<null>', 'null', actual => actual === null)

/** For a path with `[*]`: nothing is there in any item. */
export const absent = token('<absent>', 'nothing is there', isAbsent)

function isAbsent(actual: unknown): boolean {
  return actual === ABSENT || (Array.isArray(actual) && actual.length > 0 && actual.every(isAbsent))
}
