import type { Comparable } from '../../../content/query/comparable.ts'
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

const collator = new Intl.Collator('en-US', { caseFirst: 'lower' })

/** What the collation gives no place among letters and digits. */
const IGNORED = /[\p{P}\p{S}\p{Z}\p{M}\p{C}]+/gu

/** What it knows no weight of at all. */
const WEIGHTLESS = /\p{Script=Hangul}+/gu

/**
 * The order of texts by the collation en_US.utf8; anything else as ever. An approximation: ICU stands in for glibc,
 * which agrees on letters, case and accents, and differs in corners of punctuation and scripts.
 */
export function compareByLanguage(a: Comparable, b: Comparable, otherwise: Compare): number {
  if (typeof a !== 'string' || typeof b !== 'string') return otherwise(a, b)
  const known = [a, b].map(text => text.normalize('NFC').replace(WEIGHTLESS, ''))
  const [x = '', y = ''] = known
  const letters = collator.compare(x.replace(IGNORED, ''), y.replace(IGNORED, ''))
  return letters || collator.compare(x, y) || otherwise(a, b)
}

type Compare = (a: Comparable, b: Comparable) => number
