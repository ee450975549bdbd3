import qs, { type IParseOptions } from 'qs'
import { validationError } from '../../errors.ts'
import type { RawQuery } from '../query.ts'

const MOST_QUERIES = 500
const MOST_CHARACTERS = 2_000

/** Reads query strings, and remembers what the last ones say: clients ask the same again and again. */
export class QueryStrings {
  readonly #options: IParseOptions
  readonly #levels: number
  readonly #known = new Map<string, RawQuery>()

  /** `levels` is how many brackets may nest without a populate among them. */
  constructor(options: IParseOptions, levels: number) {
    this.#options = options
    this.#levels = levels
  }

  /** The same for the same text, so nobody can change it. Throws a ValidationError when it nests too deep. */
  read(text: string): RawQuery {
    const known = this.#known.get(text)
    if (known) return known
    const query = qs.parse(text, this.#options)
    seal(query, this.#levels)
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

/** Freezes a query and all that is in it, one level after the other, as it may nest deeper than calls can. */
function seal(query: object, levels: number): void {
  let open: readonly Nested[] = [{ value: query, depth: 0 }]
  while (open.length > 0) open = open.flatMap(({ value, depth }) => sealOne(value, depth, levels))
}

interface Nested {
  readonly value: object
  /** How many brackets lie between it and the parameter, or the last populate. */
  readonly depth: number
}

/** Freezes a value and gives what is left to freeze in it. */
function sealOne(value: object, depth: number, levels: number): readonly Nested[] {
  if (depth > levels) throw validationError(`The query nests more than ${levels} brackets deep`)
  Object.freeze(value)
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'object' || inner === null) return []
    return [{ value: inner, depth: name === 'populate' ? 0 : depth + 1 }]
  })
}
