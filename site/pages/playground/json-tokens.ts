/** A piece of JSON text and what it is. */
export interface JsonToken {
  readonly kind: 'name' | 'text' | 'number' | 'word' | 'sign'
  readonly text: string
}

const PIECES = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)/g

/** JSON text in pieces, for colours; together they are the text. */
export function jsonTokens(json: string): readonly JsonToken[] {
  const tokens: JsonToken[] = []
  let end = 0
  const add = (kind: JsonToken['kind'], text: string) => {
    if (text !== '') tokens.push({ kind, text })
  }
  for (const { index, 0: whole, 1: quoted, 2: colon, 3: number } of json.matchAll(PIECES)) {
    add('sign', json.slice(end, index))
    if (quoted === undefined) add(number === undefined ? 'word' : 'number', whole)
    else add(colon === undefined ? 'text' : 'name', quoted)
    add('sign', colon ?? '')
    end = index + whole.length
  }
  add('sign', json.slice(end))
  return tokens
}
