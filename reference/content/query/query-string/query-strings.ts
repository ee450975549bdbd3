import qs, { type IParseOptions } from 'qs'
import type { RawQuery } from '../query.ts'

const MOST_QUERIES = 500
const MOST_CHARACTERS = 2_000

/** Reads query strings, and remembers what the last ones say: clients ask the same again and again. */
export class QueryStrings {
  readonly #options: IParseOptions
  readonly #known = new Map<string, RawQuery>()

  constructor(options: IParseOptions) {
    this.#options = options
  }

  /** The same for the same text, so nobody can change it. */
  read(text: string): RawQuery {
    const known = this.#known.get(text)
    if (known) return known
    const query = qs.parse(text, this.#options)
    freeze(query)
    if (text.length <= MOST_CHARACTERS) this.#remember(text, query)
    return query
  }

  /** The oldest are forgotten first. */
  #remember(text: string, query: RawQuery): void {
    this.#known.set(text, query)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST_QUERIES && oldest !== undefined) this.#known.delete(oldest)
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.values(value).forEach(freeze)
  Object.freeze(value)
}
