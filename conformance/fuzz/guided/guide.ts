import type { Query } from '../query.ts'
import type { RestQuery } from '../rest/rest-query.ts'
import { crossed } from './crossed.ts'

/** A query that is known to lead somewhere, and the clauses that it is about. */
export interface Seed {
  readonly query: RestQuery
  readonly clauses: readonly string[]
}

/** Leads the making of queries to where few came before: to clauses that rarely fire, and to pairs of clauses. */
export interface Guide {
  /** Takes note of the clauses on which the answer to the `at`th query rests. */
  see(query: Query, at: number, clauses: readonly string[]): void
  /**
   * A query that asks at once what two of those ask that led somewhere new, as far as was known before the `before`th;
   * null while there are none that fit. The same numbers give the same query.
   */
  next(before: number, chance: number): Query | null
}

/** So many are looked at for the one that leads to what is rarest, and for another that fits it. */
const LOOKED_AT = 4

const GROUPS = ['$and', '$or', '$or'] as const

/** Which of the bits of chance say how filters are put together: others say what is looked at. */
const GROUP_BIT = 16

/** There are fewer by far. */
const MOST_CLAUSES = 2 ** 20

export function openGuide(seeds: readonly Seed[]): Guide {
  const pool = new Pool(seeds)
  const waiting = new Set<Seed & { readonly at: number }>()
  return {
    see: (query, at, clauses) => {
      // What leads others somewhere may lead the public nowhere.
      if (query.door === 'rest' && !query.by) waiting.add({ query, at, clauses })
    },
    next: (before, chance) => {
      // What is learnt later must not count: how many are asked at once would change which queries are made.
      for (const seed of waiting) {
        if (seed.at >= before) break
        waiting.delete(seed)
        pool.learn(seed)
      }
      const one = pool.rarest(chance)
      return one ? pool.crossedWith(one, chance) : null
    },
  }
}

/** Queries that led to clauses, or to pairs of them, that none before them led to. */
class Pool {
  readonly #all: Seed[] = []
  readonly #byPath = new Map<string, Seed[]>()
  readonly #counts = new Map<string, number>()
  /** Clauses by the order in which they were first met. */
  readonly #numbers = new Map<string, number>()
  readonly #pairs = new Set<number>()

  constructor(seeds: readonly Seed[]) {
    for (const seed of seeds) this.#keep(seed)
  }

  learn(seed: Seed): void {
    const before = this.#counts.size + this.#pairs.size
    for (const clause of seed.clauses) this.#counts.set(clause, (this.#counts.get(clause) ?? 0) + 1)
    for (const pair of this.#pairsOf(seed.clauses)) this.#pairs.add(pair)
    if (this.#counts.size + this.#pairs.size > before) this.#keep(seed)
  }

  rarest(chance: number): Seed | undefined {
    const rarity = ({ clauses }: Seed) => Math.min(...clauses.map(clause => this.#counts.get(clause) ?? 0))
    return some(this.#all, chance).sort((a, b) => rarity(a) - rarity(b))[0]
  }

  crossedWith(one: Seed, chance: number): Query | null {
    const others = some(this.#byPath.get(one.query.path) ?? [], chance)
    // Most seeds name one entry, so that nothing is left where two of them are to hold.
    const group = GROUPS[(chance >> GROUP_BIT) % GROUPS.length] ?? '$and'
    return others.map(other => crossed(one.query, other.query, group)).find(both => both !== null) ?? null
  }

  /** Both numbers of a pair in one: of some fifty clauses there are more than a thousand pairs. */
  *#pairsOf(clauses: readonly string[]): Generator<number> {
    const numbers = clauses.map(clause => this.#numberOf(clause)).sort((a, b) => a - b)
    for (const [index, one] of numbers.entries())
      for (let other = index + 1; other < numbers.length; other++)
        yield one * MOST_CLAUSES + (numbers[other] ?? 0)
  }

  #numberOf(clause: string): number {
    const number = this.#numbers.get(clause) ?? this.#numbers.size
    this.#numbers.set(clause, number)
    return number
  }

  #keep(seed: Seed): void {
    const { path } = seed.query
    this.#all.push(seed)
    this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), seed])
  }
}

/** A few of some things, wide apart. */
function some<T>(items: readonly T[], chance: number): T[] {
  if (items.length === 0) return []
  return Array.from({ length: LOOKED_AT }, (_, n) => (chance + n * 7919) % items.length).flatMap(
    index => items[index] ?? [],
  )
}
