import { likeBy } from './like.ts'

/** Lower case for A to Z alone. */
export function foldAscii(text: string): string {
  return text.replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

/** SQLite's LIKE: ASCII letters match in either case, other letters only themselves; nothing escapes. */
export const like = likeBy({ fold: foldAscii, escape: null })

/** The text of a real number: 15 digits and a decimal point, and an exponent of at least two digits. */
export function realText(value: number): string {
  if (value === 0) return '0.0'
  const [digits = '', exponent = '0'] = value.toExponential(14).split('e')
  const power = Number(exponent)
  if (power >= -4 && power < 15) return withPoint(String(Number(value.toPrecision(15))))
  const sign = power < 0 ? '-' : '+'
  return `${withPoint(String(Number(digits)))}e${sign}${String(Math.abs(power)).padStart(2, '0')}`
}

function withPoint(text: string): string {
  return /^-?\d+$/.test(text) ? `${text}.0` : text
}

const MOST = 2n ** 63n - 1n
const LEAST = -(2n ** 63n)

/**
 * The text of a big integer, of which there are 64 bits. The greatest and the least are rounded beyond that when they
 * are read off as doubles, as a world's data has them; whatever is further beyond is stored as a real number.
 */
export function integerText(text: string): string {
  if (!/^-?\d+$/.test(text)) return text
  const value = BigInt(text)
  if (value >= LEAST && value <= MOST) return text
  if (Number(value) === Number(MOST)) return String(MOST)
  return Number(value) === Number(LEAST) ? String(LEAST) : realText(Number(value))
}

/** A big integer as better-sqlite3 hands it over: as a double. Whatever else there is stays as it is. */
export function asDouble(stored: unknown): unknown {
  return typeof stored === 'string' && /^-?\d+$/.test(stored) ? String(Number(stored)) : stored
}
