import type { Excuse } from '../report/excuses.ts'
import type { Result } from '../run/result.ts'
import { isFailure } from '../run/verdict.ts'
import type { Clause } from '../suite/clause.ts'
import { type Entry, hasExpired, isAbout, nameOf, type QuirkClauses } from './entry.ts'

export interface BaselineOptions {
  readonly entries: readonly Entry[]
  readonly quirks: QuirkClauses
  /** A day in UTC, YYYY-MM-DD. */
  readonly today: string
}

/** Says of a failure that is listed that it is known; of one whose entry has expired, that it has. */
export function rejudge(result: Result, { entries, quirks, today }: BaselineOptions): Result {
  if (!isFailure(result.verdict)) return result
  const about = entries.filter(entry => isAbout(entry, result.scenario, quirks))
  const valid = about.find(entry => !hasExpired(entry, today))
  if (valid) return { ...result, verdict: 'known', reason: knownText(valid) }
  const [expired] = about
  return expired
    ? {
        ...result,
        reason: `no longer excused: ${nameOf(expired)} of the baseline expired on ${expired.expires}`,
      }
    : result
}

function knownText({ reason, ticket, firstSeen }: Entry): string {
  return `known since ${firstSeen}: ${reason}${ticket ? ` (${ticket})` : ''}`
}

/** What each entry excuses: reports find out by it which of them are out of date. */
export function excusesOf(
  clauses: readonly Clause[],
  { entries, quirks }: BaselineOptions,
): readonly Excuse[] {
  const all = clauses.flatMap(clause => clause.scenarios)
  return entries.map(entry => ({
    name: nameOf(entry),
    scenarios: all.filter(scenario => isAbout(entry, scenario, quirks)).map(({ id }) => id),
  }))
}
