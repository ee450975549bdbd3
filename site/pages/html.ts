/** A piece of HTML: what is put into it is escaped, but for what is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Html | null | false | readonly Piece[]

/** Null and false are nothing; the pieces of a list follow each other. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.map((text, index) => text + written(pieces[index] ?? null)).join(''))
}

function written(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(written).join('')
  return escaped(String(piece))
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A blank line would end the piece of HTML that Markdown sees.
  '\n': '&#10;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"\n]/g, character => ESCAPES[character] ?? character)
}
