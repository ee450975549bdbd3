import type { Piece } from '../template.ts'
import { piecesOf } from '../template.ts'

/** The variable that holds the id of an entry. Odd characters of its key are written as their code. */
export function idVariable(plural: string, key: string): string {
  const odd = (character: string) => `_${character.charCodeAt(0).toString(16)}`
  return `id_${plural.replace(/[^a-z0-9]/g, '_')}_${key.replace(/[^A-Za-z0-9]/g, odd)}`
}

/** The variable that holds what a step saved: apart from those of the ids and of the person who runs it. */
export function savedVariable(name: string): string {
  return `saved_${name}`
}

/** A variable or a captured value as Hurl puts it into a text. */
export function hole(piece: Exclude<Piece, { kind: 'text' }>): string {
  switch (piece.kind) {
    case 'variable':
      return `{{${piece.name}}}`
    case 'entry':
      return `{{${idVariable(piece.plural, piece.key)}}}`
    case 'saved':
      return `{{${savedVariable(piece.name)}}}`
  }
}

/** A text with holes, each other part as `write` writes it. */
export function withHoles(text: string, saved: ReadonlySet<string>, write: (text: string) => string): string {
  return piecesOf(text, saved)
    .map(piece => (piece.kind === 'text' ? write(piece.text) : hole(piece)))
    .join('')
}

/** A text in double quotes. */
export function quoted(text: string, saved: ReadonlySet<string>): string {
  return `"${withHoles(text, saved, escaped)}"`
}

function escaped(text: string): string {
  return text
    .replace(/[\\"]/g, '\\$&')
    .replaceAll('{{', '\\u{7b}\\u{7b}')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, it => `\\u{${it.charCodeAt(0).toString(16)}}`)
}

/** A JSON path to a key or a position below another one. */
export function below(parent: string, key: string | number): string {
  if (typeof key === 'number') return `${parent}[${key}]`
  if (/^[A-Za-z_]\w*$/.test(key)) return `${parent}.${key}`
  return `${parent}['${key.replace(/[\\']/g, '\\$&')}']`
}

/** The question for what is at a JSON path. */
export function jsonPath(path: string): string {
  return `jsonpath "${path.replace(/[\\"]/g, '\\$&')}"`
}
