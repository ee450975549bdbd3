import { compareText } from '../../../content/query/comparable.ts'

/** What the table of glibc 2.36 does not know: syllables of Hangul, and symbols that came after Unicode 9. */
const UNKNOWN = /^[\uac00-\ud7a3\u{1f9c1}-\u{1faff}]$/u

/** Signs that are not seen, but for spaces. */
const UNSEEN = /^(?![\t-\r\x85])[\p{Cc}\p{Cf}\p{Variation_Selector}]$/u

const SIGN = /^[\p{P}\p{S}\p{Z}\p{C}]$/u
const CURRENCY = /^\p{Sc}$/u
const LETTER = /[\p{L}\p{N}]/u
const SIGN_AFTER_HAN = /\p{Script=Han}*(\P{Script=Han})/gu

/** In the order in which the last level has them. */
const RANKS = { unknown: 0, unseen: 1, sign: 2, letter: 3 } as const

/** The first three levels: letters, accents, case. ICU agrees on them with glibc. */
const LEVELS = (['base', 'accent', 'variant'] as const).map(
  sensitivity => new Intl.Collator('en-US', { caseFirst: 'lower', sensitivity }),
)

/**
 * The order of texts by the collation en_US.utf8 of glibc 2.36 (ISO 14651): by letters, then by accents, then by case,
 * and by all other signs only where these are the same. Texts that it cannot tell apart are in the order of code points,
 * as PostgreSQL has them.
 */
export function compareByGlibc(a: string, b: string): number {
  const [x, y] = [lettersOf(a), lettersOf(b)]
  for (const level of LEVELS) {
    const order = level.compare(x, y)
    if (order !== 0) return order
  }
  return compareSigns(a, b) || compareText(a, b)
}

function lettersOf(text: string): string {
  return Array.from(text)
    .filter(letter => rankOf(letter) === RANKS.letter)
    .join('')
}

function rankOf(letter: string): number {
  if (UNKNOWN.test(letter)) return RANKS.unknown
  if (UNSEEN.test(letter)) return RANKS.unseen
  const isSign = SIGN.test(letter) && !CURRENCY.test(letter) && !LETTER.test(letter.normalize('NFKD'))
  return isSign ? RANKS.sign : RANKS.letter
}

/** The last level, one by one: unseen signs before others, and those before letters. Han has no place in it. */
function compareSigns(a: string, b: string): number {
  const [x, y] = [signsOf(a), signsOf(b)]
  for (const [i, sign] of x.entries()) {
    const order = compareSign(sign, y[i])
    if (order !== 0) return order
  }
  return x.length - y.length
}

interface Sign {
  readonly letter: string
  /** How many letters without a place come before it. */
  readonly after: number
}

function signsOf(text: string): readonly Sign[] {
  return Array.from(text.matchAll(SIGN_AFTER_HAN), ([all, letter = '']) => ({
    letter,
    after: all.length - letter.length,
  }))
}

function compareSign(a: Sign, b: Sign | undefined): number {
  if (b === undefined) return 1
  if (a.after !== b.after) return a.after - b.after
  if (a.letter === b.letter) return 0
  const rank = rankOf(a.letter)
  if (rank !== rankOf(b.letter)) return rank - rankOf(b.letter)
  return rank === RANKS.unknown ? 0 : compareText(a.letter, b.letter)
}
