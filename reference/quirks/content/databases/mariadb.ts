import {
  type Comparable,
  type ComparableType,
  compare,
  compareText,
} from '../../../content/query/comparable.ts'
import { likeBy } from './like.ts'

/** Scripts whose letters lose their accents. */
const ACCENTED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u

/** й is a letter of its own, ß an s. */
const ITSELF: ReadonlyMap<string, string> = new Map([
  ['й', 'Й'],
  ['Й', 'Й'],
  ['ß', 'S'],
])

/** What stands for all that is beyond 16 bits, emoji among them: MariaDB cannot tell it apart. */
const BEYOND = '\ufffd'

/** A text as utf8mb4_general_ci sees it, letter by letter: neither case nor accents. ß is s, and never ss. */
export function weighted(text: string): string {
  return Array.from(text, weightOf).join('')
}

/** What texts are that are compared as a whole: spaces at the end do not count, either. */
export function collated(text: string): string {
  return weighted(text).replace(/ +$/, '')
}

function weightOf(letter: string): string {
  if (letter.length > 1) return BEYOND
  const base = ACCENTED.test(letter) ? letter.normalize('NFD').charAt(0) : letter
  return ITSELF.get(letter) ?? capital(base)
}

function capital(letter: string): string {
  const large = letter.toUpperCase()
  return large.length === 1 ? large : letter
}

/** LIKE by the collation, in which a backslash escapes. */
export const like = likeBy({ fold: weighted, escape: '\\' })

/** Texts by the collation, JSON by the code points of its text, numbers in it, too; anything else as ever. */
export function compareByCollation(a: Comparable, b: Comparable, type?: ComparableType): number {
  if (type === 'json' || type === 'blocks') return compareText(String(a), String(b))
  if (typeof a !== 'string' || typeof b !== 'string') return compare(a, b)
  const [x, y] = [collated(a), collated(b)]
  return compareText(x.padEnd(y.length), y.padEnd(x.length))
}

/** The text of a real number: with an exponent from 1e15 on, and below 1e-15. */
export function realText(value: number): string {
  const [digits = '', exponent = '0'] = value.toExponential().split('e')
  const power = Number(exponent)
  if (power >= 15 || power < -15) return `${digits}e${power}`
  const decimals = Math.max(0, (digits.split('.')[1]?.length ?? 0) - power)
  return power >= 0 ? String(value) : value.toFixed(decimals)
}

/** What MariaDB reads of a text that it compares with a number: the number that it begins with, else 0. */
export function leadingNumber(text: string): string {
  return /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/i.exec(text)?.[1] ?? '0'
}
