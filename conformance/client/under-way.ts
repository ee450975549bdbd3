/** What can be ended before its time. */
interface Interruptible {
  interrupt(): void
}

type Begin<T> = (resolve: (value: T) => void, reject: (error: Error) => void) => Interruptible

/**
 * Requests under way, all of which end with a signal. They share one listener: with one for each, Node.js would warn of a
 * leak as soon as there are more than ten.
 */
export class UnderWay {
  readonly #all = new Set<Interruptible>()
  readonly #signal: AbortSignal | undefined
  readonly #interrupt = () => {
    for (const one of this.#all) one.interrupt()
  }

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal
  }

  /** What comes of something that begins now. */
  whileIn<T>(begin: Begin<T>): Promise<T> {
    let one: Interruptible | undefined
    const outcome = new Promise<T>((resolve, reject) => {
      one = begin(resolve, reject)
      this.#enter(one)
    })
    return outcome.finally(() => this.#leave(one))
  }

  #enter(one: Interruptible): void {
    if (this.#all.size === 0) this.#signal?.addEventListener('abort', this.#interrupt)
    this.#all.add(one)
    if (this.#signal?.aborted) queueMicrotask(() => one.interrupt())
  }

  #leave(one: Interruptible | undefined): void {
    if (one) this.#all.delete(one)
    if (this.#all.size === 0) this.#signal?.removeEventListener('abort', this.#interrupt)
  }
}
