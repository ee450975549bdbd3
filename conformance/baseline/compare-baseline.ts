import type { Report, ScenarioReport } from '../report/report.ts'
import { isDiffering, isFailure, isJudged, isSettled } from '../run/verdict.ts'
import { type Entry, hasExpired, isAbout, type QuirkClauses } from './entry.ts'

/** How a baseline stands to what a run found. */
export interface Comparison {
  /** Scenarios that fail and that no entry lists. */
  readonly unlisted: readonly string[]
  /** Entries whose difference did not happen, although all that they speak of was run. */
  readonly gone: readonly Entry[]
  /** Entries that have expired. */
  readonly expired: readonly Entry[]
}

export function compareBaseline(
  entries: readonly Entry[],
  { clauses }: Report,
  { quirks, today }: { quirks: QuirkClauses; today: string },
): Comparison {
  const seen = clauses.flatMap(({ id, scenarios }) =>
    scenarios.map(report => ({ id: report.id, clause: id, report })),
  )
  const failing = seen.filter(({ report }) => isFailure(report.verdict))
  const isListed = (scenario: { id: string; clause: string }) =>
    entries.some(entry => !entry.isFlaky && isAbout(entry, scenario, quirks))
  return {
    unlisted: [...new Set(failing.filter(it => !isListed(it)).map(({ id }) => id))],
    gone: entries.filter(
      entry => !entry.isFlaky && isGone(seen.filter(it => isAbout(entry, it, quirks)).map(it => it.report)),
    ),
    expired: entries.filter(entry => hasExpired(entry, today)),
  }
}

function isGone(reports: readonly ScenarioReport[]): boolean {
  const isWhole = reports.every(({ verdict }) => isSettled(verdict))
  return isWhole && reports.some(it => isJudged(it.verdict)) && !reports.some(it => isDiffering(it.verdict))
}

/** The baseline with an entry for each failure that is not listed yet. */
export function withUnlisted(
  entries: readonly Entry[],
  { unlisted }: Comparison,
  facts: Pick<Entry, 'reason' | 'firstSeen'> & { readonly ticket?: string; readonly expires?: string },
): readonly Entry[] {
  return [...entries, ...unlisted.map(scenario => ({ scenario, ...facts }))]
}
