import { inline, plainHtml } from '../report/markdown-text.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, headline, saysOf, verdictsOf } from './describe-shift.ts'
import { type ReportDiff, SHIFT_KINDS, type Shift, type ShiftKind } from './diff.ts'
import { type CauseGroup, causeText, groupsOf } from './groups.ts'
import { placesOf } from './places.ts'

/** As many of a kind as a step summary can hold. */
const MOST_OF_A_KIND = 50

export const markdownDiff: Reporter<ReportDiff> = {
  name: 'markdown',
  says: 'diff.md, also written to $GITHUB_STEP_SUMMARY',
  files: diff => ({ 'diff.md': markdownOf(diff) }),
}

function markdownOf(diff: ReportDiff): string {
  return [
    `## ${inline(diff.before.target)} → ${inline(diff.after.target)}`,
    '',
    inline(headline(diff)),
    '',
    ...diff.warnings.flatMap(warning => [`> ${inline(warning)}`, '']),
    ...SHIFT_KINDS.flatMap(({ kind }) => sectionOf(diff, kind)),
  ].join('\n')
}

function sectionOf(diff: ReportDiff, kind: ShiftKind): readonly string[] {
  const count = diff.shifts.filter(shift => shift.kind === kind).length
  if (count === 0) return []
  const rest = count - MOST_OF_A_KIND
  return [
    `### ${count} ${saysOf(kind)}`,
    '',
    ...groupsOf(diff, kind).flatMap(groupLines).slice(0, MOST_OF_A_KIND).flat(),
    ...(rest > 0 ? [`… and ${rest} more`, ''] : []),
  ]
}

/** The lines of each scenario, with those above it. */
function groupLines(group: CauseGroup): readonly (readonly string[])[] {
  const cause = causeText(group)
  const above = (isFirst: boolean) => (isFirst && cause ? [`**${inline(cause)}**`, ''] : [])
  return group.clauses.flatMap(({ clause, shifts }, clauseAt) =>
    shifts.map((shift, at) => [
      ...above(clauseAt === 0 && at === 0),
      ...(at === 0 ? [`${inline(`${clause.id}: ${clause.says} (${clause.status})`)}`, ''] : []),
      ...shiftLines(shift),
    ]),
  )
}

function shiftLines(shift: Shift): readonly string[] {
  const { before, after } = shift
  const { id = '', says = '' } = after ?? before ?? {}
  const text = [
    curlOf(after) ?? curlOf(before) ?? '',
    ...placesOf(shift).flatMap(({ path, expected, before: was, now }) => [
      path,
      `  expected ${expected}`,
      `  before   ${was}`,
      `  now      ${now}`,
    ]),
  ].filter(line => line !== '')
  return [
    `<details><summary><code>${plainHtml(id)}</code> ${plainHtml(says)} (${plainHtml(verdictsOf(shift))})</summary>`,
    '',
    `<pre>${text.map(plainHtml).join('\n')}</pre>`,
    '</details>',
    '',
  ]
}
