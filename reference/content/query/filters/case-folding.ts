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
  fold: simpleFolding(),
}

/** Folds texts, and remembers of each letter how it folds. */
export function simpleFolding(): CaseFolding['fold'] {
  const folded = new Map<string, string>()
  const once = (letter: string) => {
    const known = folded.get(letter)
    if (known !== undefined) return known
    const small = foldLetter(letter)
    folded.set(letter, small)
    return small
  }
  return text => (ASCII.test(text) ? text.toLowerCase() : Array.from(text, once).join(''))
}

const ASCII = /^[\0-\x7f]*$/

/** Through upper case first, so that letters with two small forms (`σ`, `ς`) meet. */
function foldLetter(letter: string): string {
  const small = letter.toUpperCase().toLowerCase()
  return [small, letter.toLowerCase()].find(candidate => isSameLetter(letter, candidate)) ?? letter
}

/** By simple case folding, which is what regular expressions that ignore case do: `ı` and `i` are two letters. */
function isSameLetter(letter: string, candidate: string): boolean {
  return new RegExp(`^\\u{${letter.codePointAt(0)?.toString(16)}}$`, 'iu').test(candidate)
}
