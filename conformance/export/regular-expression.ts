/** How the regular expressions of a tool differ from those of JavaScript, in which scenarios write them. */
export interface Dialect {
  /** Any character, line ends included: `[^]`. */
  readonly anything: string
  /** Any character but a line end: `.`. */
  readonly character: string
  /** The end of the text: `$`. */
  readonly end: string
  /** What it cannot say at all. */
  readonly unknown: RegExp
}

/** A variable stands for a text and is no part of the expression. */
const TOKEN = /\$\{ASSAYER_\w+\}|\\[\s\S]|\[\^\]|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/gu

/** The same expression in another dialect; null when it cannot be said there. */
export function translate(pattern: string, dialect: Dialect): string | null {
  if (dialect.unknown.test(pattern)) return null
  return pattern.replace(TOKEN, token => {
    if (token === '[^]') return dialect.anything
    if (token === '.') return dialect.character
    if (token === '$') return dialect.end
    return token.startsWith('[') ? characterClass(token) : asciiClass(token, '[', ']')
  })
}

/** Inside a class an opening bracket begins another class in some dialects. */
function characterClass(written: string): string {
  const inside = written.slice(1, -1)
  const plain = inside.replace(/\\[\s\S]|\[/g, token => (token === '[' ? '\\[' : asciiClass(token, '', '')))
  return `[${plain}]`
}

/** `\d` and `\w` are ASCII in JavaScript, and all of Unicode in most others. */
function asciiClass(token: string, open: string, close: string): string {
  if (token === '\\d') return `${open}0-9${close}`
  return token === '\\w' ? `${open}0-9A-Za-z_${close}` : token
}
