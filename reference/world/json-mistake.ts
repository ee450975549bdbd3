/** Where a text stops being JSON. Lines and columns count from 1. */
export interface JsonMistake {
  readonly line: number
  readonly column: number
  readonly found: string
  readonly expected: string
}

const SPACE = /[ \t\r\n]*/y
const TEXT = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

class Stop extends Error {
  readonly position: number
  readonly expected: string

  constructor(position: number, expected: string) {
    super(expected)
    this.position = position
    this.expected = expected
  }
}

/**
 * Finds the first mistake in a text that JSON.parse refused. JSON.parse itself says where only in some
 * engines and in words that differ between them.
 */
export function findJsonMistake(text: string): JsonMistake {
  try {
    new Scanner(text).document()
  } catch (stop) {
    if (stop instanceof Stop) return describe(text, stop)
    throw stop
  }
  throw new Error('invariant: JSON.parse refused a text in which no mistake was found')
}

function describe(text: string, stop: Stop): JsonMistake {
  const before = text.slice(0, stop.position)
  const character = String.fromCodePoint(text.codePointAt(stop.position) ?? 32)
  return {
    line: before.split('\n').length,
    column: stop.position - before.lastIndexOf('\n'),
    found: stop.position >= text.length ? 'the end of the file' : JSON.stringify(character),
    expected: stop.expected,
  }
}

/** Walks over JSON without building anything. Keeps the open brackets in a list, so depth costs no stack. */
class Scanner {
  readonly #text: string
  #position: number
  readonly #open: ('{' | '[')[] = []

  constructor(text: string) {
    this.#text = text
    this.#position = text.startsWith('\uFEFF') ? 1 : 0
  }

  document(): void {
    this.#value()
    while (this.#open.length > 0) this.#afterValue()
    this.#skip(SPACE)
    if (this.#position < this.#text.length) this.#stop('the end of the file')
  }

  /** A value up to its first scalar: brackets that open on the way stay open. */
  #value(): void {
    while (this.#opensBracket()) if (this.#open.at(-1) === '{') this.#key()
  }

  /** Reads a scalar or an empty list or object, or opens a bracket after which a value must follow. */
  #opensBracket(): boolean {
    this.#skip(SPACE)
    const next = this.#text[this.#position]
    if (next !== '{' && next !== '[') {
      this.#scalar()
      return false
    }
    this.#position++
    this.#skip(SPACE)
    if (this.#take(next === '{' ? '}' : ']')) return false
    this.#open.push(next)
    return true
  }

  #scalar(): void {
    if (this.#text[this.#position] === '"') this.#textLiteral()
    else if (!this.#skip(SCALAR)) this.#stop('a JSON value')
  }

  #afterValue(): void {
    const inObject = this.#open.at(-1) === '{'
    this.#skip(SPACE)
    if (this.#take(inObject ? '}' : ']')) {
      this.#open.pop()
      return
    }
    if (!this.#take(',')) this.#stop(inObject ? '"," or "}"' : '"," or "]"')
    if (inObject) this.#key()
    this.#value()
  }

  #key(): void {
    this.#skip(SPACE)
    if (this.#text[this.#position] !== '"') this.#stop('a key in double quotes')
    this.#textLiteral()
    this.#skip(SPACE)
    if (!this.#take(':')) this.#stop('":"')
  }

  #textLiteral(): void {
    if (!this.#skip(TEXT)) this.#stop('a text that is closed, with its control characters escaped')
  }

  #take(character: string): boolean {
    if (this.#text[this.#position] !== character) return false
    this.#position++
    return true
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#position
    const match = pattern.exec(this.#text)
    if (match) this.#position += match[0].length
    return match !== null
  }

  #stop(expected: string): never {
    throw new Stop(this.#position, expected)
  }
}
