/**
 * Work that comes up while other work is done, and is done after it: a populate may nest deeper than calls can. It is
 * done in the order in which calls within calls would do it, the deepest first.
 */
export class Agenda {
  readonly #open: (() => void)[] = []
  #isBusy = false

  /** Does the task, or leaves it for later while another one is under way. Throws what a task throws. */
  do(task: () => void): void {
    this.#open.push(task)
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      for (let next = this.#open.pop(); next; next = this.#open.pop()) this.#perform(next)
    } finally {
      this.#isBusy = false
      this.#open.length = 0
    }
  }

  #perform(task: () => void): void {
    const before = this.#open.length
    task()
    this.#open.push(...this.#open.splice(before).reverse())
  }
}
