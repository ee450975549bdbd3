import { nearestName } from '../../text/nearest-name.ts'

const LONGEST_LIST = 120

/** What a message says after "expected": with the nearest known name, or with all names when these are few. */
export function expectedName(name: string, known: Iterable<string>, what: string): string {
  const names = [...known]
  const nearest = nearestName(name, names)
  if (nearest !== null) return `${what}; the nearest is ${nearest}`
  const list = names.join(', ')
  return list !== '' && list.length <= LONGEST_LIST ? `${what}: one of ${list}` : what
}
