import { printable } from '../report/printable.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, headline, placesOf, saysOf, verdictsOf } from './describe-change.ts'
import { CHANGE_KINDS, type Change, type ReportDiff } from './diff.ts'

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
    ...CHANGE_KINDS.flatMap(({ kind }) => sectionOf(diff.changes.filter(change => change.kind === kind))),
    ...diff.warnings,
    `${diff.before.target} → ${diff.after.target}: ${headline(diff)}`,
  ]
}

function sectionOf(changes: readonly Change[]): readonly string[] {
  const [first] = changes
  if (!first) return []
  const rest = changes.length - MOST_OF_A_KIND
  return [
    `${changes.length} ${saysOf(first.kind)}`,
    ...changes.slice(0, MOST_OF_A_KIND).flatMap(changeLines),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
    '',
  ]
}

function changeLines(change: Change): readonly string[] {
  const { after, before, clause } = change
  const { id = '', says = '' } = after ?? before ?? {}
  const head = `  ${id}  ${says} (${verdictsOf(change)})`
  if (change.kind !== 'regressed' && change.kind !== 'changed') return [head]
  const curl = curlOf(after)
  return [
    head,
    `    clause: ${clause.says} (${clause.status})`,
    ...(after?.reason ? [`    reason: ${after.reason}`] : []),
    ...(curl ? [`    ${curl}`] : []),
    ...placeLines(change),
  ]
}

function placeLines(change: Change): readonly string[] {
  return placesOf(change)
    .slice(0, MOST_PLACES)
    .flatMap(({ path, expected, before, now }) => [
      `    ${path}`,
      `      expected ${expected}`,
      `      before   ${before}`,
      `      now      ${now}`,
    ])
}
