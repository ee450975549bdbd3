import type { Moment } from '../exchange.ts'
import type { Fact } from '../listing/listing.ts'
import type { Claim } from './claim.ts'

/** More claims than these do not wait: what is not read again for so long never is. */
const MOST_WAITING = 20_000

interface Waiting {
  readonly claim: Claim
  readonly moment: Moment
  /** Premises that nothing has confirmed yet, by entry and name. */
  readonly open: Map<string, unknown>
  readonly settle: (claim: Claim) => void
}

/**
 * Claims whose premises were true before an answer. Somebody else may have changed an entry just then: only who reads
 * the same again afterwards knows that it was so all the time. A claim whose premise turns out otherwise is dropped.
 */
export class Pending {
  readonly #waiting = new Set<Waiting>()
  readonly #byFact = new Map<string, Set<Waiting>>()

  wait(claim: Claim, moment: Moment, settle: (claim: Claim) => void): void {
    const open = new Map(claim.premises.map(fact => [nameOf(fact), fact.value]))
    const waiting = { claim, moment, open, settle }
    this.#waiting.add(waiting)
    for (const name of open.keys()) {
      const others = this.#byFact.get(name) ?? new Set()
      this.#byFact.set(name, others.add(waiting))
    }
    const [oldest] = this.#waiting
    if (this.#waiting.size > MOST_WAITING && oldest) this.#drop(oldest)
  }

  /** Facts that an answer of this moment shows. */
  confirm(facts: readonly Fact[], { asked }: Moment): void {
    for (const fact of facts) {
      const name = nameOf(fact)
      for (const waiting of [...(this.#byFact.get(name) ?? [])])
        if (waiting.moment.answered <= asked) this.#meet(waiting, name, fact.value)
    }
  }

  #meet(waiting: Waiting, name: string, value: unknown): void {
    const isSame = waiting.open.get(name) === value
    waiting.open.delete(name)
    this.#byFact.get(name)?.delete(waiting)
    if (!isSame) this.#drop(waiting)
    else if (waiting.open.size === 0) {
      this.#drop(waiting)
      waiting.settle(waiting.claim)
    }
  }

  #drop(waiting: Waiting): void {
    this.#waiting.delete(waiting)
    for (const name of waiting.open.keys()) {
      const others = this.#byFact.get(name)
      others?.delete(waiting)
      if (others?.size === 0) this.#byFact.delete(name)
    }
  }

  /** Nothing that waits can be told any more. */
  forget(): void {
    this.#waiting.clear()
    this.#byFact.clear()
  }
}

function nameOf({ entry, name }: Fact): string {
  return `${entry} ${name}`
}
