import { printable } from '../report/printable.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, headline, saysOf, verdictsOf } from './describe-shift.ts'
import { type ReportDiff, SHIFT_KINDS, type Shift, type ShiftKind } from './diff.ts'
import { type CauseGroup, type ClauseGroup, causeText, groupsOf } from './groups.ts'
import { placesOf } from './places.ts'

/** More than anybody reads in a terminal; the other reporters show all. */
const MOST_OF_A_CAUSE = 8
const MOST_CAUSES = 12
const MOST_PLACES = 8

export const consoleDiff: Reporter<ReportDiff> = {
  name: 'console',
  says: 'what changed, on the terminal',
  prints: diff => `${linesOf(diff).map(printable).join('\n')}\n`,
}

function linesOf(diff: ReportDiff): readonly string[] {
  return [
    ...SHIFT_KINDS.flatMap(({ kind }) => sectionOf(diff, kind)),
    ...diff.warnings,
    `${diff.before.target} → ${diff.after.target}: ${headline(diff)}`,
  ]
}

function sectionOf(diff: ReportDiff, kind: ShiftKind): readonly string[] {
  const groups = groupsOf(diff, kind)
  const count = groups.reduce((sum, group) => sum + sizeOf(group), 0)
  // The number stands in the last line; nobody mends an id.
  if (count === 0 || kind === 'renumbered') return []
  const rest = groups.slice(MOST_CAUSES).reduce((sum, group) => sum + sizeOf(group), 0)
  return [
    `${count} ${saysOf(kind)}`,
    ...groups.slice(0, MOST_CAUSES).flatMap(groupLines),
    ...(rest > 0 ? [`  … and ${rest} more, of other causes`] : []),
    '',
  ]
}

function sizeOf({ clauses }: CauseGroup): number {
  return clauses.reduce((sum, { shifts }) => sum + shifts.length, 0)
}

function groupLines(group: CauseGroup): readonly string[] {
  const cause = causeText(group)
  const rest = sizeOf(group) - MOST_OF_A_CAUSE
  const lines = [
    ...firstOf(group.clauses, MOST_OF_A_CAUSE).flatMap(clauseLines),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ]
  return cause === null ? lines : [`  ${cause}`, ...lines.map(line => `  ${line}`)]
}

/** So many scenarios, over all clauses. */
function firstOf(clauses: readonly ClauseGroup[], most: number): readonly ClauseGroup[] {
  let left = most
  return clauses.flatMap(({ clause, shifts }) => {
    const taken = shifts.slice(0, left)
    left -= taken.length
    return taken.length > 0 ? [{ clause, shifts: taken }] : []
  })
}

function clauseLines({ clause, shifts }: ClauseGroup): readonly string[] {
  return [`  ${clause.id}  ${clause.says} (${clause.status})`, ...shifts.flatMap(shiftLines)]
}

function shiftLines(shift: Shift): readonly string[] {
  const { after, before } = shift
  const { id = '', says = '' } = after ?? before ?? {}
  const head = `    ${id}  ${says} (${verdictsOf(shift)})`
  if (shift.kind !== 'regressed' && shift.kind !== 'changed') return [head]
  const curl = curlOf(after)
  return [
    head,
    ...(after?.reason ? [`      reason: ${after.reason}`] : []),
    ...(curl ? [`      ${curl}`] : []),
    ...placeLines(shift),
  ]
}

function placeLines(shift: Shift): readonly string[] {
  return placesOf(shift)
    .slice(0, MOST_PLACES)
    .flatMap(({ path, expected, before, now }) => [
      `      ${path}`,
      `        expected ${expected}`,
      `        before   ${before}`,
      `        now      ${now}`,
    ])
}
