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

export function openGuide(seeds: readonly Seed[]): Guide {
  const pool = new Pool(seeds)
  const waiting: (Seed & { readonly at: number })[] = []
  return {
    see: (query, at, clauses) => {
      if (query.door === 'rest') waiting.push({ query, at, clauses })
    },
    next: (before, chance) => {
      // What is learnt later must not count: how many are asked at once would change which queries are made.
      while (waiting[0] && waiting[0].at < before) pool.learn(waiting.shift())
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
  readonly #pairs = new Set<string>()

  constructor(seeds: readonly Seed[]) {
    for (const seed of seeds) this.#keep(seed)
  }

  learn(seed: Seed | undefined): void {
    if (!seed) return
    const before = this.#counts.size + this.#pairs.size
    for (const clause of seed.clauses) this.#counts.set(clause, (this.#counts.get(clause) ?? 0) + 1)
    for (const pair of pairsOf(seed.clauses)) this.#pairs.add(pair)
    if (this.#counts.size + this.#pairs.size > before) this.#keep(seed)
  }

  rarest(chance: number): Seed | undefined {
    const rarity = ({ clauses }: Seed) => Math.min(...clauses.map(clause => this.#counts.get(clause) ?? 0))
    return some(this.#all, chance).sort((a, b) => rarity(a) - rarity(b))[0]
  }

  crossedWith(one: Seed, chance: number): Query | null {
    const others = some(this.#byPath.get(one.query.path) ?? [], chance)
    return others.map(other => crossed(one.query, other.query)).find(both => both !== null) ?? null
  }

  #keep(seed: Seed): void {
    const { path } = seed.query
    this.#all.push(seed)
    this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), seed])
  }
}

function* pairsOf(clauses: readonly string[]): Generator<string> {
  const sorted = [...clauses].sort()
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) yield `${one} ${other}`
}

/** A few of some things, wide apart. */
function some<T>(items: readonly T[], chance: number): T[] {
  if (items.length === 0) return []
  return Array.from({ length: LOOKED_AT }, (_, n) => (chance + n * 7919) % items.length).flatMap(
    index => items[index] ?? [],
  )
}
