import { inline, plainHtml } from '../report/markdown-text.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, headline, placesOf, saysOf, verdictsOf } from './describe-shift.ts'
import { type ReportDiff, SHIFT_KINDS, type Shift } from './diff.ts'

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
    ...SHIFT_KINDS.flatMap(({ kind }) => sectionOf(diff.shifts.filter(shift => shift.kind === kind))),
  ].join('\n')
}

function sectionOf(shifts: readonly Shift[]): readonly string[] {
  const [first] = shifts
  if (!first) return []
  const rest = shifts.length - MOST_OF_A_KIND
  return [
    `### ${shifts.length} ${saysOf(first.kind)}`,
    '',
    ...shifts.slice(0, MOST_OF_A_KIND).flatMap(shiftLines),
    ...(rest > 0 ? [`… and ${rest} more`, ''] : []),
  ]
}

function shiftLines(shift: Shift): readonly string[] {
  const { before, after, clause } = shift
  const { id = '', says = '' } = after ?? before ?? {}
  const text = [
    `clause: ${clause.says} (${clause.status})`,
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
