import { inline } from '../report/markdown-text.ts'
import type { Explanation } from './changes-file.ts'
import type { Change, Preview } from './preview.ts'

/** What a change of the suite makes of published verdicts, as Markdown. */
export function previewText(previews: readonly Preview[], outdated: readonly Explanation[]): string {
  return [
    '# Preview: published verdicts under the suite as it is now',
    '',
    ...(previews.length === 0 ? ['No bundle was judged by another suite.', ''] : []),
    ...previews.flatMap(linesOf),
    ...outdated.map(
      ({ scenario, program = 'all programs' }) =>
        `reports/changes.yaml: ${scenario} (${program}) explains nothing: take it out.`,
    ),
    ...(outdated.length > 0 ? [''] : []),
  ].join('\n')
}

function linesOf({ program, changes, added }: Preview): readonly string[] {
  const unexplained = changes.filter(({ why }) => why === null).length
  const more = added > 0 ? `; ${added} new scenarios: ask it again` : ''
  const count = changes.length === 0 ? 'nothing changes' : `${changes.length} verdicts change`
  const open = unexplained > 0 ? `, ${unexplained} without an explanation in reports/changes.yaml` : ''
  return [`## ${program}`, '', `${count}${open}${more}.`, '', ...changes.map(lineOf), '']
}

function lineOf({ scenario, was, is, cause, says, why }: Change): string {
  const explained = why === null ? '**not explained**' : inline(why)
  return `- ${scenario}: ${was} → ${is} (${cause})${says === null ? '' : `: ${inline(says)}`} — ${explained}`
}
