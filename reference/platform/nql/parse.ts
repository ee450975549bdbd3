import { type Token, type TokenKind, tokenize } from './tokens.ts'

/** What a value of a filter is compared with. A relative date is resolved when the filter runs. */
export type FilterValue = string | number | boolean | null | RelativeDate

/** So many of a unit from now: `d`, `w`, `M`, `y`, `h`, `m` or `s`; less than zero is before now. */
export interface RelativeDate {
  readonly amount: number
  readonly unit: string
}

export type Operator = 'is' | 'in' | '>' | '>=' | '<' | '<=' | 'contains' | 'starts' | 'ends'

/** One condition on one property. `negated` turns `is`, `in` and the text operators around. */
export interface Condition {
  readonly property: string
  readonly operator: Operator
  readonly negated: boolean
  readonly values: readonly FilterValue[]
}

export type Filter =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }

/** The filter that a text stands for; null when the text is none. */
export function parseFilter(text: string): Filter | null {
  const tokens = tokenize(text)
  if (!tokens || tokens.length === 0) return null
  const reader = new Reader(tokens)
  const filter = reader.alternatives()
  return reader.ended ? filter : null
}

const TEXT_OPERATORS: Partial<Record<TokenKind, Operator>> = { '~': 'contains', '~^': 'starts', '~$': 'ends' }
const COMPARISONS: Partial<Record<TokenKind, Operator>> = { '>': '>', '>=': '>=', '<': '<', '<=': '<=' }

/** Groups in groups: more would ask too much of the machine. */
const MOST_DEPTH = 500

/** Reads by descent: alternatives of conjunctions of conditions or groups. Null anywhere is a syntax error. */
class Reader {
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get ended(): boolean {
    return this.#next === this.#tokens.length
  }

  alternatives(): Filter | null {
    return this.#joined('or', ',', () => this.#joined('and', '+', () => this.#single()))
  }

  #joined(kind: 'and' | 'or', sign: TokenKind, read: () => Filter | null): Filter | null {
    const filters: Filter[] = []
    do {
      const filter = read()
      if (!filter) return null
      filters.push(filter)
    } while (this.#take(sign))
    const [only] = filters
    return filters.length === 1 && only ? only : { kind, filters }
  }

  #single(): Filter | null {
    if (!this.#take('(')) return this.#condition()
    if (this.#depth === MOST_DEPTH) return null
    this.#depth++
    const filter = this.alternatives()
    this.#depth--
    return filter && this.#take(')') ? filter : null
  }

  #condition(): Filter | null {
    const property = this.#take('property')?.text.slice(0, -1)
    if (property === undefined) return null
    const negated = this.#take('-') !== null
    const test = this.#test(negated)
    return test && { kind: 'condition', condition: { property, negated, ...test } }
  }

  #test(negated: boolean): Pick<Condition, 'operator' | 'values'> | null {
    const operator = this.#operator(TEXT_OPERATORS)
    if (operator) return this.#textTest(operator)
    if (this.#take('[')) return this.#listTest()
    const comparison = negated ? null : this.#operator(COMPARISONS)
    const value = this.#value()
    return value === undefined ? null : { operator: comparison ?? 'is', values: [value] }
  }

  #textTest(operator: Operator): Pick<Condition, 'operator' | 'values'> | null {
    const text = this.#take('text')
    return text && { operator, values: [unquote(text.text)] }
  }

  #listTest(): Pick<Condition, 'operator' | 'values'> | null {
    const values: FilterValue[] = []
    do {
      const value = this.#value()
      if (value === undefined) return null
      values.push(value)
    } while (this.#take(','))
    return this.#take(']') && { operator: 'in', values }
  }

  #value(): FilterValue | undefined {
    const token = this.#tokens[this.#next]
    if (!token) return undefined
    const value = readValue(token)
    if (value !== undefined) this.#next++
    return value
  }

  #operator(known: Partial<Record<TokenKind, Operator>>): Operator | null {
    const kind = this.#peek()
    const operator = kind && known[kind]
    if (!operator) return null
    this.#next++
    return operator
  }

  #peek(): TokenKind | null {
    return this.#tokens[this.#next]?.kind ?? null
  }

  #take(kind: TokenKind): Token | null {
    const token = this.#tokens[this.#next]
    if (token?.kind !== kind) return null
    this.#next++
    return token
  }
}

function readValue(token: Token): FilterValue | undefined {
  if (token.kind === 'null') return null
  if (token.kind === 'true') return true
  if (token.kind === 'false') return false
  if (token.kind === 'number') return Number.parseInt(token.text, 10)
  if (token.kind === 'text') return unquote(token.text)
  if (token.kind === 'literal') return unescapeQuotes(token.text)
  return token.kind === 'date' ? relativeDate(token.text) : undefined
}

function relativeDate(text: string): RelativeDate {
  const amount = Number.parseInt(text.slice(4, -1), 10)
  return { amount: text.charAt(3) === '-' ? -amount : amount, unit: text.slice(-1) }
}

function unquote(text: string): string {
  return unescapeQuotes(text.slice(1, -1))
}

function unescapeQuotes(text: string): string {
  return text.replace(/\\(['"])/g, '$1')
}
