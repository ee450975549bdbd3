import { printable } from '../report/printable.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, headline, placesOf, saysOf, verdictsOf } from './describe-shift.ts'
import { type ReportDiff, SHIFT_KINDS, type Shift } from './diff.ts'

/** More than anybody reads in a terminal; the other reporters show all. */
const MOST_OF_A_KIND = 20
const MOST_PLACES = 8

export const consoleDiff: Reporter<ReportDiff> = {
  name: 'console',
  says: 'what changed, on the terminal',
  prints: diff => `${linesOf(diff).map(printable).join('\n')}\n`,
}

function linesOf(diff: ReportDiff): readonly string[] {
  return [
    ...SHIFT_KINDS.flatMap(({ kind }) => sectionOf(diff.shifts.filter(shift => shift.kind === kind))),
    ...diff.warnings,
    `${diff.before.target} → ${diff.after.target}: ${headline(diff)}`,
  ]
}

function sectionOf(shifts: readonly Shift[]): readonly string[] {
  const [first] = shifts
  if (!first) return []
  const rest = shifts.length - MOST_OF_A_KIND
  return [
    `${shifts.length} ${saysOf(first.kind)}`,
    ...shifts.slice(0, MOST_OF_A_KIND).flatMap(shiftLines),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
    '',
  ]
}

function shiftLines(shift: Shift): readonly string[] {
  const { after, before, clause } = shift
  const { id = '', says = '' } = after ?? before ?? {}
  const head = `  ${id}  ${says} (${verdictsOf(shift)})`
  if (shift.kind !== 'regressed' && shift.kind !== 'changed') return [head]
  const curl = curlOf(after)
  return [
    head,
    `    clause: ${clause.says} (${clause.status})`,
    ...(after?.reason ? [`    reason: ${after.reason}`] : []),
    ...(curl ? [`    ${curl}`] : []),
    ...placeLines(shift),
  ]
}

function placeLines(shift: Shift): readonly string[] {
  return placesOf(shift)
    .slice(0, MOST_PLACES)
    .flatMap(({ path, expected, before, now }) => [
      `    ${path}`,
      `      expected ${expected}`,
      `      before   ${before}`,
      `      now      ${now}`,
    ])
}
