import type { Excuse } from '../report/excuses.ts'
import type { Result } from '../run/result.ts'
import { isFailure } from '../run/verdict.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import { type Entry, hasExpired, isAbout, nameOf, type QuirkClauses } from './entry.ts'

export interface BaselineOptions {
  readonly entries: readonly Entry[]
  readonly quirks: QuirkClauses
  /** A day in UTC, YYYY-MM-DD. */
  readonly today: string
}

/** Says of a failure that is listed that it is known, and likewise of what is unstable; of expired entries, that they are. */
export function rejudge(result: Result, options: BaselineOptions): Result {
  if (isFailure(result.verdict)) return excused(result, 'known', options)
  return result.verdict === 'unstable' ? excused(result, 'known-flaky', options) : result
}

function excused(result: Result, verdict: 'known' | 'known-flaky', options: BaselineOptions): Result {
  const about = entriesAbout(result.scenario, options)
  const fitting = about.filter(({ isFlaky = false }) => isFlaky === (verdict === 'known-flaky'))
  const valid = fitting.find(entry => !hasExpired(entry, options.today))
  if (valid) return { ...result, verdict, reason: knownText(valid) }
  const [expired] = fitting
  if (expired) {
    const reason = `no longer excused: ${nameOf(expired)} of the baseline expired on ${expired.expires}`
    return { ...result, reason }
  }
  const isAlwaysWrong = about.length > 0 && result.again?.cause === null
  return isAlwaysWrong ? { ...result, reason: 'listed as known-flaky, but it was wrong each time' } : result
}

function entriesAbout(scenario: Scenario, { entries, quirks }: BaselineOptions): readonly Entry[] {
  return entries.filter(entry => isAbout(entry, scenario, quirks))
}

/** Whether a scenario is listed as wrong only sometimes. */
export function isKnownFlaky(scenario: Scenario, options: BaselineOptions): boolean {
  return entriesAbout(scenario, options).some(it => it.isFlaky && !hasExpired(it, options.today))
}

function knownText({ reason, ticket, firstSeen }: Entry): string {
  return `known since ${firstSeen}: ${reason}${ticket ? ` (${ticket})` : ''}`
}

/** What each entry excuses: reports find out by it which of them are out of date. Of what is flaky nobody can. */
export function excusesOf(
  clauses: readonly Clause[],
  { entries, quirks }: BaselineOptions,
): readonly Excuse[] {
  const all = clauses.flatMap(clause => clause.scenarios)
  return entries
    .filter(entry => !entry.isFlaky)
    .map(entry => ({
      name: nameOf(entry),
      scenarios: all.filter(scenario => isAbout(entry, scenario, quirks)).map(({ id }) => id),
    }))
}
