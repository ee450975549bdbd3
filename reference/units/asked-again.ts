/**
 * What was made for keys that were asked for more than once: what is asked for once is not worth its place. Of these only
 * those are kept that were asked for last.
 */
export class AskedAgain<Value> {
  readonly #most: number
  readonly #once = new Set<string>()
  readonly #kept = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** What was made for a key, or is made now. */
  get(key: string, make: () => Value): Value {
    const known = this.#kept.get(key)
    const value = known ?? make()
    if (known !== undefined || this.#once.has(key)) this.#keep(key, value)
    else this.#remember(key)
    return value
  }

  #remember(key: string): void {
    if (this.#once.size >= 10 * this.#most) this.#once.clear()
    this.#once.add(key)
  }

  /** The last of the map is what was asked for last. */
  #keep(key: string, value: Value): void {
    this.#kept.delete(key)
    this.#kept.set(key, value)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
  }
}
