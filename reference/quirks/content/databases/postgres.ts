import { type Comparable, type ComparableType, compare } from '../../../content/query/comparable.ts'
import { compareByGlibc } from './glibc-collation.ts'
import { compareJsonb } from './jsonb.ts'
import { likeBy } from './like.ts'

/** PostgreSQL's lower(), in a database with UTF-8 letters: one letter to one letter, so that İ is i and ς stays. */
export function lower(text: string): string {
  return Array.from(text, lowerLetter).join('')
}

function lowerLetter(letter: string): string {
  const [small = letter, ...more] = letter.toLowerCase()
  return more.length === 0 || small.codePointAt(0) === letter.codePointAt(0) ? letter.toLowerCase() : small
}

/** PostgreSQL's LIKE: case-sensitive, and a backslash escapes. */
export const like = likeBy({ fold: text => text, escape: '\\' })

/** LIKE of both in small letters, which is what the case-insensitive operators are there. */
export const likeLower = likeBy({ fold: lower, escape: '\\' })

/** The order of texts by the collation en_US.utf8, and of JSON as jsonb; anything else as ever. */
export function compareByLanguage(a: Comparable, b: Comparable, type?: ComparableType): number {
  if (type === 'json' || type === 'blocks') return compareJsonb(a, b)
  return typeof a === 'string' && typeof b === 'string' ? compareByGlibc(a, b) : compare(a, b)
}
