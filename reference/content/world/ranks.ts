type Compare = (a: unknown, b: unknown) => number

/**
 * Where each of many values stands in an order, as a number: of two values the one that comes first has the smaller
 * place, and equal ones have the same. Places are compared many times as fast as texts.
 */
export class Ranks {
  readonly #values: readonly unknown[]
  readonly #compare: Compare
  /** The values by their numbers, in order. */
  readonly #order: number[]
  readonly #places: number[] = []

  /** A value's number is its index in `values`, to which more may be added. */
  constructor(values: readonly unknown[], compare: Compare) {
    this.#values = values
    this.#compare = compare
    this.#order = [...values.keys()].sort((a, b) => compare(values[a], values[b]))
    this.#spread((before, number) => compare(values[before], values[number]) === 0)
  }

  /** The place of each value, by its number. */
  get places(): readonly number[] {
    return this.#places
  }

  /** Takes in the value with the next number. It stands between its neighbours, which stay where they are. */
  add(): void {
    const value = this.#values[this.#places.length]
    const index = this.#indexOf(value)
    this.#places.push(this.#placeAt(index, value))
    this.#order.splice(index, 0, this.#places.length - 1)
  }

  /** How many values come before this one. */
  #indexOf(value: unknown): number {
    let [low, high] = [0, this.#order.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#values[this.#order[middle] ?? 0], value) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #placeAt(index: number, value: unknown): number {
    const [before, behind] = [this.#order[index - 1], this.#order[index]]
    const least = before === undefined ? -1 : (this.#places[before] ?? 0)
    if (behind === undefined) return least + 1
    const most = this.#places[behind] ?? 0
    if (this.#compare(this.#values[behind], value) === 0) return most
    const middle = before === undefined ? most - 1 : (least + most) / 2
    if (middle < most && (before === undefined || middle > least)) return middle
    // Halves of halves come to an end.
    this.#spread((one, other) => this.#places[one] === this.#places[other])
    return this.#placeAt(index, value)
  }

  /** Gives each value a whole number, those that are the same as the one before them that one’s. */
  #spread(isSame: (before: number, number: number) => boolean): void {
    let place = 0
    const places = this.#order.map((number, index) => {
      const before = this.#order[index - 1]
      if (before !== undefined && !isSame(before, number)) place++
      return place
    })
    for (const [index, number] of this.#order.entries()) this.#places[number] = places[index] ?? 0
  }
}
