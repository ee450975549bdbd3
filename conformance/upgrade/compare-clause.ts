import type { ClauseVerdicts, ProgramAnswer, ProgramVerdicts } from '../publish/verdicts.ts'

/** One scenario that two programs answer differently. Null: as the reference does. */
export interface OtherAnswer {
  readonly scenario: string
  /** What the scenario shows. */
  readonly says: string
  readonly from: string | null
  readonly to: string | null
}

/** What reports of two programs say of one clause. */
export type ClauseComparison =
  | { readonly kind: 'same' }
  /** Not both were judged by it in anything. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'otherwise'; readonly answers: readonly OtherAnswer[] }

/** Compares what two programs made of the scenarios of one clause by which both were judged. */
export function compareClause(id: string, from: ProgramVerdicts, to: ProgramVerdicts): ClauseComparison {
  const [before, after] = [from.clauses[id], to.clauses[id]]
  if (!before || !after || !hasCommon(before, after)) return { kind: 'unknown' }
  const unjudged = new Set([...(before.unjudged ?? []), ...(after.unjudged ?? [])])
  const named = [...new Set([...Object.keys(before.answers ?? {}), ...Object.keys(after.answers ?? {})])]
  const answers = named
    .filter(scenario => !unjudged.has(scenario))
    .flatMap(scenario =>
      otherAnswer(`${id}.${scenario}`, before.answers?.[scenario], after.answers?.[scenario]),
    )
  return answers.length === 0 ? { kind: 'same' } : { kind: 'otherwise', answers }
}

function hasCommon(before: ClauseVerdicts, after: ClauseVerdicts): boolean {
  const count = before.scenarios ?? after.scenarios
  if (count === undefined) return true
  return new Set([...(before.unjudged ?? []), ...(after.unjudged ?? [])]).size < count
}

function otherAnswer(
  scenario: string,
  from: ProgramAnswer | undefined,
  to: ProgramAnswer | undefined,
): readonly OtherAnswer[] {
  if (from?.key === to?.key) return []
  return [{ scenario, says: from?.says ?? to?.says ?? '', from: from?.how ?? null, to: to?.how ?? null }]
}
