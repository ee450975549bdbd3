import type { Sight } from '../invariants/broken.ts'
import type { Found, Watch } from '../invariants/watch.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import type { Connection } from '../targets/connection.ts'
import type { Judgement, StepRecord } from './result.ts'
import { MEANINGS, type Verdict } from './verdict.ts'

/**
 * A judgement once more than the scenario expects was looked at. Only what was answered, and not worse than a note, can
 * become worse by it: one thing is told at a time.
 */
export async function underWatch(
  judgement: Judgement,
  { clause, scenario }: { readonly clause: Clause; readonly scenario: Scenario },
  connection: Connection,
  watch: Watch,
): Promise<Judgement> {
  if (!isOutdone(judgement.verdict, 'fail')) return judgement
  const found = await watch.after(scenario, sightsOf(judgement.steps), connection)
  if (!found) return judgement
  const verdict = verdictOf(found, clause)
  const hasWritten = found.broken.hasWritten === true
  const outcome = isOutdone(judgement.verdict, verdict) ? told(judgement, found, verdict) : judgement
  return hasWritten ? { ...outcome, hasWritten } : outcome
}

/** Nothing is worse than what could not be judged, or need not. */
function isOutdone(verdict: Verdict, by: Verdict): boolean {
  const { answer, rank } = MEANINGS[verdict].means
  const isAnswered = answer === 'as-expected' || answer === 'differing'
  return isAnswered && MEANINGS[by].means.rank < rank
}

/** By the clause that says so; where that is the scenario's own, by its status. */
function verdictOf({ broken }: Found, { id, status }: Clause): Verdict {
  return broken.isDocumented && (broken.clause !== id || status === 'documented') ? 'fail' : 'note'
}

function sightsOf(steps: readonly StepRecord[]): readonly Sight[] {
  return steps.flatMap(({ spec, sent, outcome }) =>
    outcome.kind === 'answer' ? [{ spec, sent, answer: outcome }] : [],
  )
}

function told(judgement: Judgement, { broken, step }: Found, verdict: Verdict): Judgement {
  const { says, clause, difference } = broken
  const steps = judgement.steps.map((it, index) =>
    index === step ? { ...it, differences: [...it.differences, difference] } : it,
  )
  return { verdict, reason: clause === null ? says : `${says} (${clause})`, steps }
}
