import { inline, plainHtml } from '../report/markdown-text.ts'
import type { Reporter } from '../report/reporter.ts'
import { curlOf, headline, placesOf, saysOf, verdictsOf } from './describe-change.ts'
import { CHANGE_KINDS, type Change, type ReportDiff } from './diff.ts'

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
    ...CHANGE_KINDS.flatMap(({ kind }) => sectionOf(diff.changes.filter(change => change.kind === kind))),
  ].join('\n')
}

function sectionOf(changes: readonly Change[]): readonly string[] {
  const [first] = changes
  if (!first) return []
  const rest = changes.length - MOST_OF_A_KIND
  return [
    `### ${changes.length} ${saysOf(first.kind)}`,
    '',
    ...changes.slice(0, MOST_OF_A_KIND).flatMap(changeLines),
    ...(rest > 0 ? [`… and ${rest} more`, ''] : []),
  ]
}

function changeLines(change: Change): readonly string[] {
  const { before, after, clause } = change
  const { id = '', says = '' } = after ?? before ?? {}
  const text = [
    `clause: ${clause.says} (${clause.status})`,
    curlOf(after) ?? curlOf(before) ?? '',
    ...placesOf(change).flatMap(({ path, expected, before: was, now }) => [
      path,
      `  expected ${expected}`,
      `  before   ${was}`,
      `  now      ${now}`,
    ]),
  ].filter(line => line !== '')
  return [
    `<details><summary><code>${plainHtml(id)}</code> ${plainHtml(says)} (${plainHtml(verdictsOf(change))})</summary>`,
    '',
    `<pre>${text.map(plainHtml).join('\n')}</pre>`,
    '</details>',
    '',
  ]
}
