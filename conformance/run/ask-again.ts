import { patienceOf, type Sleep } from '../client/patience.ts'
import type { Scenario } from '../suite/clause.ts'
import { type Again, type Cause, hiccupIn, isPassing, LEAST_AFTER_HICCUP, likelyCause } from './again.ts'
import type { Result } from './result.ts'
import { isFailure } from './verdict.ts'

/** A scenario that was asked once. */
export interface Asked {
  readonly result: Result
  /** Why the world could not be put back afterwards; null when it was, or need not be. */
  readonly failure: string | null
}

export interface DoubtOptions {
  /** How often a red scenario is asked again; undefined: never. */
  readonly retries?: ((scenario: Scenario) => number) | undefined
  /** How long is waited where a target asks for it; undefined: as long as a clock says. */
  readonly sleep?: Sleep | undefined
  /** Ends all waiting. */
  readonly signal?: AbortSignal
  /** What becomes of a verdict before anybody sees it: what is known to be red is not asked again. */
  readonly rejudge?: ((result: Result) => Result) | undefined
}

/**
 * Which results are not believed at once, and what is asked again because of them: what is red and not known to be, and
 * what met with a hiccup, whatever its verdict.
 */
export interface Doubt {
  isDoubtful(result: Result): boolean
  /** The result, after it was asked again as often as is needed; one that is not doubtful as it is. */
  settle(first: Asked, ask: () => Promise<Asked>): Promise<Asked>
}

export function doubtOf(options: DoubtOptions): Doubt {
  const { retries = () => 0, rejudge = result => result, signal, sleep } = options
  const patience = patienceOf(signal, sleep)
  let isLost = false
  const isRedNow = (result: Result) => {
    const { verdict } = rejudge(result)
    return isFailure(verdict) || verdict === 'not-testable'
  }
  const isDoubtful = (result: Result) => {
    if (retries(result.scenario) === 0 || result.steps.length === 0) return false
    if (isSilent(result) && isLost) return false
    return isRedNow(result) || hiccupIn(result) !== null
  }
  const settle = async (first: Asked, ask: () => Promise<Asked>): Promise<Asked> => {
    if (!isDoubtful(first.result)) return first
    const attempts = [first]
    let last = first
    let waited = 0
    while (last.failure === null && attempts.length <= most(attempts, retries(first.result.scenario))) {
      waited += await patience.waitFor(last.result.steps.at(-1)?.outcome)
      last = await ask()
      attempts.push(last)
      if (isDoubtful(last.result)) continue
      const wasRed = attempts.some(({ result }) => isRedNow(result))
      return { ...last, result: after(waited, wasRed ? unstable(attempts) : better(attempts, last)) }
    }
    // Where nobody answers any more, to ask all that were not answered again would take long, and tell nothing.
    isLost = attempts.every(({ result }) => isSilent(result))
    return { ...last, result: after(waited, confirmed(attempts)) }
  }
  return { isDoubtful, settle }
}

/** Says how long was waited, in seconds. */
function after(ms: number, result: Result): Result {
  return ms > 0 && result.again
    ? { ...result, again: { ...result.again, waited: Math.ceil(ms / 1000) } }
    : result
}

function most(attempts: readonly Asked[], retries: number): number {
  return attempts.some(({ result }) => isPassing(result)) ? Math.max(retries, LEAST_AFTER_HICCUP) : retries
}

function isSilent({ steps }: Result): boolean {
  return steps.at(-1)?.outcome.kind === 'no-answer'
}

/** Shows what was wrong, and not what was right afterwards. */
function unstable(attempts: readonly Asked[]): Result {
  const result = tellingOf(attempts.slice(0, -1))
  return { ...result, verdict: 'unstable', reason: null, again: againOf(attempts, likelyCause(result)) }
}

/** Nothing was red, but by a hiccup there was no telling: a broken server refuses whatever is to be refused. */
function better(attempts: readonly Asked[], { result }: Asked): Result {
  return { ...result, again: againOf(attempts, likelyCause(tellingOf(attempts.slice(0, -1)))) }
}

function againOf({ length }: readonly Asked[], cause: Cause): Again {
  return { asked: length, red: length - 1, cause }
}

function confirmed(attempts: readonly Asked[]): Result {
  const { length } = attempts
  const result = tellingOf(attempts)
  return length === 1 ? result : { ...result, again: { asked: length, red: length, cause: null } }
}

/** The last that is no mere hiccup, or else the last: an answer tells more than none. */
function tellingOf(attempts: readonly Asked[]): Result {
  const results = attempts.map(({ result }) => result)
  const telling = results.findLast(result => !isPassing(result) && !isSilent(result)) ?? results.at(-1)
  if (!telling) throw new Error('invariant: what is asked again was asked')
  return telling
}
