import type { Reporter } from '../report/reporter.ts'
import { stableJson } from '../report/stable-json.ts'
import { countsOf, type ReportDiff, SHIFT_KINDS } from './diff.ts'
import { type CauseGroup, groupsOf } from './groups.ts'

export const jsonDiff: Reporter<ReportDiff> = {
  name: 'json',
  says: 'diff.json: every change with both results',
  files: diff => ({ 'diff.json': stableJson(jsonOf(diff)) }),
}

function jsonOf(diff: ReportDiff) {
  const { before, after, warnings } = diff
  return {
    format: 'assayer-diff',
    version: 1,
    before: { target: before.target, kit: before.kit, summary: before.summary },
    after: { target: after.target, kit: after.kit, summary: after.summary },
    warnings,
    counts: countsOf(diff),
    changes: SHIFT_KINDS.flatMap(({ kind }) => groupsOf(diff, kind).flatMap(changesOf)),
  }
}

function changesOf({ before, now, clauses }: CauseGroup) {
  const cause = { before: before?.quirk ?? null, now: now?.quirk ?? null }
  return clauses.flatMap(({ clause, shifts }) =>
    shifts.map(shift => ({
      kind: shift.kind,
      clause: clause.id,
      scenario: (shift.after ?? shift.before)?.id,
      cause,
      before: shift.before,
      after: shift.after,
    })),
  )
}
