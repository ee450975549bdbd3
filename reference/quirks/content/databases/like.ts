/** How a database compares with LIKE. */
export interface LikeRules {
  /** Takes the case away that the database ignores. */
  readonly fold: (text: string) => string
  /** The character that makes the next one an ordinary one; null when there is none. */
  readonly escape: string | null
}

/** A letter as it is, `ANY_TEXT` or `ANY_LETTER`. */
type Token = string

const ANY_TEXT = '%*'
const ANY_LETTER = '_?'

/**
 * LIKE: `%` is any text, `_` any one letter. In time proportional to the lengths multiplied, whatever the pattern.
 */
export function likeBy(rules: LikeRules): (pattern: string) => (text: string) => boolean {
  return pattern => {
    const wanted = tokensOf(pattern, rules)
    return text => matches(wanted, [...rules.fold(text)])
  }
}

function tokensOf(pattern: string, { fold, escape: escaping }: LikeRules): readonly Token[] {
  const letters = [...pattern]
  const tokens: Token[] = []
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? ''
    if (letter === escaping && i + 1 < letters.length) tokens.push(...fold(letters[++i] ?? ''))
    else if (letter === '%') tokens.push(ANY_TEXT)
    else if (letter === '_') tokens.push(ANY_LETTER)
    else tokens.push(...fold(letter))
  }
  return tokens
}

function matches(pattern: readonly Token[], text: readonly string[]): boolean {
  let p = 0
  let t = 0
  let afterPercent = -1
  let resumeAt = 0
  while (t < text.length) {
    if (pattern[p] === ANY_TEXT) {
      afterPercent = ++p
      resumeAt = t
    } else if (p < pattern.length && (pattern[p] === ANY_LETTER || pattern[p] === text[t])) {
      p++
      t++
    } else if (afterPercent >= 0) {
      p = afterPercent
      t = ++resumeAt
    } else return false
  }
  while (pattern[p] === ANY_TEXT) p++
  return p === pattern.length
}
