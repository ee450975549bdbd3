import type { Limits } from './limits.ts'
import type { NoAnswer } from './outcome.ts'

/** We ended an exchange ourselves, and why. */
export class GivenUp extends Error {
  readonly #reason: 'too-large' | 'total-timeout' | 'interrupted'

  constructor(reason: 'too-large' | 'total-timeout' | 'interrupted') {
    super(reason)
    this.#reason = reason
  }

  /** The outcome's reason and its sentence. */
  explain(limits: Limits): Pick<NoAnswer, 'reason' | 'says'> {
    switch (this.#reason) {
      case 'too-large':
        return { reason: 'too-large', says: `the body is larger than the limit of ${limits.size} bytes` }
      case 'total-timeout':
        return { reason: 'body-timeout', says: `no complete answer within ${limits.total} ms` }
      case 'interrupted':
        return { reason: 'interrupted', says: 'the run was interrupted' }
    }
  }
}
