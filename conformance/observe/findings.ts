import type { Finding, Place } from './observation.ts'
import { type Openness, RANKS } from './rank.ts'
import type { Example, Use } from './uses.ts'

/** Collects what is found, so that each thing is said once, with all the places at which it was found. */
export class Findings {
  readonly #found = new Map<string, { readonly openness: Openness; readonly at: Map<string, Place> }>()
  readonly #counted = new Set<string>()

  add(openness: Openness, use: Use, example: Example, detail: string | null = null): void {
    const { id } = openness
    const found = this.#found.get(id) ?? { openness, at: new Map() }
    this.#found.set(id, found)
    const key = JSON.stringify([use.shape, detail])
    const before = found.at.get(key)
    // One example may be found at several freedoms.
    const counted = `${id} ${key} ${JSON.stringify([use.examples.indexOf(example)])}`
    const count = (before?.count ?? 0) + (this.#counted.has(counted) ? 0 : example.count)
    this.#counted.add(counted)
    found.at.set(key, { use, example: before?.example ?? example, count, detail })
  }

  /** What matters most first; of one rank, what most requests lean on. */
  all(): readonly Finding[] {
    const found = [...this.#found.values()].map(({ openness, at }) => ({
      ...openness,
      places: [...at.values()].toSorted((a, b) => b.count - a.count),
    }))
    const weight = ({ places }: Finding) => places.reduce((sum, { count }) => sum + count, 0)
    return found.toSorted(
      (a, b) =>
        RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || weight(b) - weight(a) || (a.id < b.id ? -1 : 1),
    )
  }
}
