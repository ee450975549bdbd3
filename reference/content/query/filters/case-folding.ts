/** How two texts are brought to one case before they are compared. */
export interface CaseFolding {
  readonly clause: string
  readonly fold: (text: string) => string
}

/**
 * content.filters.case-folding: all letters of Unicode fold, one letter to one letter (simple case folding): `É`
 * and `é`, `ẞ` and `ß`, `Σ`, `σ` and `ς` are the same; `ß` is not `ss`, and accents stay significant.
 */
export const caseFolding: CaseFolding = {
  clause: 'content.filters.case-folding',
  fold: text => (ASCII.test(text) ? text.toLowerCase() : Array.from(text, foldLetter).join('')),
}

const ASCII = /^[\0-\x7f]*$/

const folded = new Map<string, string>()

/** Through upper case first, so that letters with two small forms (`σ`, `ς`) meet. */
function foldLetter(letter: string): string {
  let known = folded.get(letter)
  if (known === undefined) {
    const small = letter.toUpperCase().toLowerCase()
    known = [small, letter.toLowerCase()].find(candidate => isSameLetter(letter, candidate)) ?? letter
    folded.set(letter, known)
  }
  return known
}

/** By simple case folding, which is what regular expressions that ignore case do: `ı` and `i` are two letters. */
function isSameLetter(letter: string, candidate: string): boolean {
  return new RegExp(`^\\u{${letter.codePointAt(0)?.toString(16)}}$`, 'iu').test(candidate)
}
