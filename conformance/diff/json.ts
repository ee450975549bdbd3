import type { Reporter } from '../report/reporter.ts'
import { stableJson } from '../report/stable-json.ts'
import { countsOf, type ReportDiff, type Shift } from './diff.ts'

export const jsonDiff: Reporter<ReportDiff> = {
  name: 'json',
  says: 'diff.json: every change with both results',
  files: diff => ({ 'diff.json': stableJson(jsonOf(diff)) }),
}

function jsonOf(diff: ReportDiff) {
  const { before, after, warnings, shifts } = diff
  return {
    format: 'assayer-diff',
    version: 1,
    before: { target: before.target, kit: before.kit, summary: before.summary },
    after: { target: after.target, kit: after.kit, summary: after.summary },
    warnings,
    counts: countsOf(diff),
    changes: shifts.map(shiftOf),
  }
}

function shiftOf({ kind, clause, before, after }: Shift) {
  const scenario = (after ?? before)?.id
  return { kind, clause: clause.id, scenario, before, after }
}
