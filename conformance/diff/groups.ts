import { groupBy } from '../group-by.ts'
import type { ClauseReport, Diagnosis } from '../report/report.ts'
import type { ReportDiff, Shift, ShiftKind } from './diff.ts'

/** Changes of one kind that come from the same known deviations, by clause. */
export interface CauseGroup {
  /** As what the target behaved before and behaves now; null: as nothing that is known. */
  readonly before: Diagnosis | null
  readonly now: Diagnosis | null
  readonly clauses: readonly ClauseGroup[]
}

export interface ClauseGroup {
  readonly clause: ClauseReport
  readonly shifts: readonly Shift[]
}

/** The changes of a kind: those with a known cause first, those that explain most in front. */
export function groupsOf({ before, after, shifts }: ReportDiff, kind: ShiftKind): readonly CauseGroup[] {
  const caused = shifts
    .filter(shift => shift.kind === kind)
    .map(shift => ({
      shift,
      before: causeOf(shift.before?.id, before.diagnosis),
      now: causeOf(shift.after?.id, after.diagnosis),
    }))
  const groups = groupBy(caused, it => JSON.stringify([it.before?.quirk, it.now?.quirk]))
  return [...groups.values()]
    .flatMap(([first, ...rest]) => {
      if (!first) return []
      const members = [first, ...rest].map(it => it.shift)
      return [{ before: first.before, now: first.now, clauses: byClause(members), size: members.length }]
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.size - a.size)
}

function causeOf(id: string | undefined, diagnosis: readonly Diagnosis[] | null): Diagnosis | null {
  return (diagnosis ?? []).find(({ scenarios }) => id !== undefined && scenarios.includes(id)) ?? null
}

function rankOf({ before, now }: Pick<CauseGroup, 'before' | 'now'>): number {
  return before || now ? 0 : 1
}

function byClause(shifts: readonly Shift[]): readonly ClauseGroup[] {
  return [...groupBy(shifts, ({ clause }) => clause.id).values()].flatMap(members => {
    const [first] = members
    return first ? [{ clause: first.clause, shifts: members }] : []
  })
}

/** What to write above a group; null where nothing is known. */
export function causeText({ before, now }: Pick<CauseGroup, 'before' | 'now'>): string | null {
  if (before && now && before.quirk === now.quirk) return `behaves as before as if ${now.says}`
  if (before && now) return `behaves as if ${now.says}; before as if ${before.says}`
  if (now) return `behaves as if ${now.says}`
  return before ? `behaved before as if ${before.says}` : null
}
