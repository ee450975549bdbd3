/** One word of a filter. */
export interface Token {
  readonly kind: TokenKind
  readonly text: string
  /** Position in the filter, from 0. */
  readonly at: number
}

export type TokenKind = 'property' | 'literal' | 'number' | 'text' | 'date' | Symbols

type Symbols =
  | '['
  | ']'
  | '('
  | ')'
  | ','
  | '+'
  | '-'
  | '>='
  | '<='
  | '>'
  | '<'
  | '~^'
  | '~$'
  | '~'
  | 'null'
  | 'true'
  | 'false'

const OMIT = `[^\\s'"+,()><=\\[\\]~-]`
const OMIT_BAR_NOT = `[^\\s'"+,()><=\\[\\]~]`
const ESCAPED = `\\\\['"+,()><=\\[\\]~^$]`
const WORD_END = `(?!(?:${ESCAPED}|${OMIT_BAR_NOT})+)`

/**
 * The words in the order in which they are tried, as the query language's own lexer has them. A literal may
 * hold a minus, a backslash escapes a symbol in it, and `null` is a word of its own only where it ends. A literal
 * of one letter is a word only where no bracket, comma or other sign but `+` and `-` follows it.
 */
const WORDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['null', new RegExp(`(?:null|NULL|Null)${WORD_END}`, 'y')],
  ['true', new RegExp(`(?:true|TRUE|True)${WORD_END}`, 'y')],
  ['false', new RegExp(`(?:false|FALSE|False)${WORD_END}`, 'y')],
  ['property', /[a-zA-Z_][a-zA-Z0-9_.]*:/y],
  ['number', /[0-9]+(?:\.[0-9]+)?\b(?!-)/y],
  ['[', /\[/y],
  [']', /\]/y],
  ['date', /now[-+]\d+[dwMyhms](?=[+,()[\]]|$)/y],
  ['literal', new RegExp(`${OMIT}(?:${ESCAPED}|${OMIT_BAR_NOT})+`, 'y')],
  ['text', /'(?:\\['"]|[^'"])+?'/y],
  ['(', /\(/y],
  [')', /\)/y],
  [',', /,/y],
  ['+', /\+/y],
  ['-', /-/y],
  ['>=', />=/y],
  ['<=', /<=/y],
  ['>', />/y],
  ['<', /</y],
  ['~^', /~\^/y],
  ['~$', /~\$/y],
  ['~', /~/y],
  ['literal', /[a-zA-Z](?![a-zA-Z'",()><=[\]~])/y],
]

/** The words of a filter; null when some of it is no word. */
export function tokenize(filter: string): readonly Token[] | null {
  const tokens: Token[] = []
  let at = skipSpace(filter, 0)
  while (at < filter.length) {
    const token = nextToken(filter, at)
    if (!token) return null
    tokens.push(token)
    at = skipSpace(filter, at + token.text.length)
  }
  return tokens
}

function nextToken(filter: string, at: number): Token | null {
  for (const [kind, pattern] of WORDS) {
    pattern.lastIndex = at
    const match = pattern.exec(filter)
    if (match) return { kind, text: match[0], at }
  }
  return null
}

function skipSpace(filter: string, from: number): number {
  let at = from
  while (/\s/.test(filter.charAt(at))) at++
  return at
}
