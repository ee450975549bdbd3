import { validationError } from '../../errors.ts'

/** What one request may cost. */
export interface RequestCost {
  readonly clause: string
  /** Values that an answer may have: entries times the fields that are asked of them. */
  readonly values: number
  /** Entries that may be looked at to find the ones that are wanted. */
  readonly scanned: number
}

/**
 * content.graphql.limits.cost: A request whose answer would have more than 500,000 values, or that has more than
 * 5,000,000 entries looked at, is given up, whatever its nesting, aliases and fragments; a batch counts as one.
 */
export const requestCost: RequestCost = {
  clause: 'content.graphql.limits.cost',
  values: 500_000,
  scanned: 5_000_000,
}

/** What is left to one request. */
export class Budget {
  readonly #most: RequestCost
  #values = 0
  #scanned = 0

  constructor(most: RequestCost) {
    this.#most = most
  }

  get isExceeded(): boolean {
    return this.#values > this.#most.values || this.#scanned > this.#most.scanned
  }

  /** Counts values of the answer. Throws when there are too many. */
  show(values: number): void {
    this.#values += values
    this.#check()
  }

  /** Counts entries that are looked at. Throws when there are too many. */
  scan(entries: number): void {
    this.#scanned += entries
    this.#check()
  }

  /** What `work` gives. When it throws, what it counted is taken back. */
  attempt<T>(work: () => T): T {
    const [values, scanned] = [this.#values, this.#scanned]
    try {
      return work()
    } catch (error) {
      this.#values = values
      this.#scanned = scanned
      throw error
    }
  }

  #check(): void {
    if (this.isExceeded) throw tooExpensive()
  }
}

export function tooExpensive() {
  return validationError('The request asks for too much')
}
