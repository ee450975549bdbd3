/** Something of a source that did not come over. */
export interface LeftOut {
  readonly what: string
  /** How many of it; null where the source does not tell. */
  readonly count: number | null
  readonly why: string
}

/** Collects what did not come over: each thing once, with its count. */
export class LeftOutList {
  readonly #found = new Map<string, LeftOut>()

  add(what: string, why: string, count: number | null = 1): void {
    if (count === 0) return
    const key = `${what}\n${why}`
    const before = this.#found.get(key)?.count ?? 0
    this.#found.set(key, { what, count: count === null ? null : before + count, why })
  }

  /** What is missing most first; what cannot be counted at the end. */
  get all(): readonly LeftOut[] {
    const weight = ({ count }: LeftOut) => count ?? 0
    return [...this.#found.values()].sort((a, b) => weight(b) - weight(a) || compare(a.what, b.what))
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Lines for a person: count, what, and why. Empty when everything came over. */
export function leftOutText(list: readonly LeftOut[]): string {
  return list.map(({ what, count, why }) => `${String(count ?? '').padStart(7)}  ${what}: ${why}\n`).join('')
}
