import { hiccupOf } from '../client/hiccup.ts'
import type { Answer } from '../client/outcome.ts'
import type { Difference } from '../compare/difference.ts'
import type { Result, StepRecord } from './result.ts'

/** What came of asking a scenario again that was red, alone, from a world that was put back. */
export interface Again {
  /** How often it was asked, the first time included. */
  readonly asked: number
  /** How often it was red, or met with a hiccup. */
  readonly red: number
  /** Why that may have been so only now and then; null when it always was. */
  readonly cause: Cause | null
  /** Seconds that were waited, as the target asked by Retry-After; undefined: it did not ask. */
  readonly waited?: number
}

export const CAUSE_KINDS = ['hiccup', 'breakdown', 'order', 'time', 'state', 'unknown'] as const

export interface Cause {
  readonly kind: (typeof CAUSE_KINDS)[number]
  /** `a hiccup (status 503)`: follows "likely cause:". */
  readonly says: string
}

/** `2 of 2`, or `1 of 2: unstable; likely cause: a hiccup (status 503)`. */
export function againText({ asked, red, cause, waited }: Again): string {
  const patience = waited === undefined ? '' : `; waited ${waited} s, as it asked by Retry-After`
  const why = cause ? `: unstable; likely cause: ${cause.says}` : ''
  return `${red} of ${asked}${why}${patience}`
}

/**
 * The likely cause of an answer that was wrong and, asked again, is not. Fairness proves that no documented scenario
 * depends on an order or a time that is left open, so that these show in clauses of real programs, or in a target that
 * sorts or tells the time wrongly now and then.
 */
export function likelyCause(result: Result): Cause {
  const { steps, endpoint } = result
  const last = steps.at(-1)
  const hiccup = hiccupIn(result)
  if (hiccup) return { kind: 'hiccup', says: `a hiccup (${hiccup})` }
  const broken = last && breakdownOf(last)
  if (broken) return { kind: 'breakdown', says: `a breakdown of the target (${broken})` }
  const differences = last?.differences ?? []
  if (last && isOrder(differences)) return { kind: 'order', says: orderText(last) }
  if (isTime(differences)) return { kind: 'time', says: 'a current time' }
  return endpoint?.reset
    ? { kind: 'state', says: 'a world that was not put back, or requests at the same time' }
    : { kind: 'unknown', says: 'not known; the target is not put back, so that its world may have changed' }
}

/** `status 500`; null when the target did not break down, or was expected to. */
function breakdownOf({ outcome, expected }: StepRecord): string | null {
  if (outcome.kind === 'no-answer') return null
  if (isCutOff(outcome)) return 'JSON that ends too early'
  if (outcome.status < 500 || outcome.status === expected.status) return null
  return `status ${outcome.status}`
}

/** Whoever passes an answer on may count what is left of it anew: then only its JSON tells that something is missing. */
function isCutOff({ headers, json, text }: Answer): boolean {
  const type = headers['content-type']
  return json === undefined && /^\s*[[{]/.test(text) && typeof type === 'string' && /\bjson\b/.test(type)
}

/**
 * After a hiccup or a breakdown a scenario is asked again so often at least: of many requests that fail by chance some
 * fail twice in a row.
 */
export const LEAST_AFTER_HICCUP = 3

/** Whether it is of a kind that happens by chance. Who waited in vain once does not wait in vain thrice. */
export function isPassing(result: Result): boolean {
  const last = result.steps.at(-1)
  if (!last) return false
  if (last.outcome.kind === 'no-answer') return last.outcome.reason === 'broken-off'
  return hiccupIn(result) !== null || breakdownOf(last) !== null
}

/** What went wrong for the moment in the last answer to a scenario, unless just that was expected; null: nothing did. */
export function hiccupIn({ steps }: Result): string | null {
  const last = steps.at(-1)
  if (!last) return null
  const { outcome, expected } = last
  return outcome.kind === 'answer' && outcome.status === expected.status ? null : hiccupOf(outcome)
}

/** The same values, elsewhere. */
function isOrder(differences: readonly Difference[]): boolean {
  const all = (side: 'expected' | 'actual') =>
    differences.flatMap(it => it[side]).map(value => JSON.stringify(value) ?? '')
  const [expected, actual] = [all('expected').sort(), all('actual').sort()]
  return expected.length > 1 && expected.join() === actual.join()
}

function orderText({ shownPath }: StepRecord): string {
  return /[?&](?:sort|order)\b/.test(shownPath)
    ? 'the order of entries that the request does not tell apart'
    : 'an order that nothing sorts'
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function isTime(differences: readonly Difference[]): boolean {
  return (
    differences.length > 0 &&
    differences.every(({ actual }) => typeof actual === 'string' && INSTANT.test(actual))
  )
}
