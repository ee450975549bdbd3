import type { NoAnswerReason, Outcome } from './outcome.ts'

/** Statuses by which a server, or one in front of it, says that another time it might have answered. */
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504]

/** What is no fault of the network's or the moment's: the next answer would be as large, or as wrong. */
const LASTING: readonly NoAnswerReason[] = ['too-large', 'malformed', 'interrupted']

/** What went wrong with an answer that the next one may not have: `status 503`; null when nothing did. */
export function hiccupOf(outcome: Outcome): string | null {
  if (outcome.kind === 'no-answer') return LASTING.includes(outcome.reason) ? null : outcome.says
  return PASSING_STATUSES.includes(outcome.status) ? `status ${outcome.status}` : null
}
