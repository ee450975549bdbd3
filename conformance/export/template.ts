import { requestTarget } from '../client/request-target.ts'

/** A part of a text that a scenario sends or expects. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** `${NAME}`: something that only the person who runs it knows. */
  | { readonly kind: 'variable'; readonly name: string }
  /** `<plural:key>`: the id of an entry. */
  | { readonly kind: 'entry'; readonly plural: string; readonly key: string }
  /** `<name>`: what an earlier step saved. */
  | { readonly kind: 'saved'; readonly name: string }

const PLACEHOLDER = /\$\{(ASSAYER_\w+)\}|<([a-z][a-z0-9-]*):([^<>\r\n]+)>|<([a-z][A-Za-z0-9]*)>/g

/** Takes a text apart. A name in angle brackets that no step saves is meant literally. */
export function piecesOf(text: string, saved: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(PLACEHOLDER)) {
    const piece = pieceOf(match, saved)
    if (!piece) continue
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    pieces.push(piece)
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

function pieceOf([, variable, plural, key, name]: RegExpExecArray, saved: ReadonlySet<string>): Piece | null {
  if (variable !== undefined) return { kind: 'variable', name: variable }
  if (plural !== undefined && key !== undefined) return { kind: 'entry', plural, key }
  return name !== undefined && saved.has(name) ? { kind: 'saved', name } : null
}

/** A piece as the scenario writes it. */
export function notation(piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'variable':
      return `\${${piece.name}}`
    case 'entry':
      return `<${piece.plural}:${piece.key}>`
    case 'saved':
      return `<${piece.name}>`
  }
}

/** A path as it is sent, with what is not known yet as `write` writes it. */
export function targetWith(
  path: string,
  saved: ReadonlySet<string>,
  write: (piece: Piece) => string,
): string {
  return piecesOf(path, saved)
    .map(piece => (piece.kind === 'text' ? requestTarget(piece.text) : write(piece)))
    .join('')
}
