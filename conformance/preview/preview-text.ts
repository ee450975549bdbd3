import { inline } from '../report/markdown-text.ts'
import type { Explanation } from './changes-file.ts'
import type { Change, Preview } from './preview.ts'

/** What a change of the suite makes of published verdicts, as Markdown. */
export function previewText(previews: readonly Preview[], outdated: readonly Explanation[]): string {
  return [
    '# Preview: published verdicts under the suite as it is now',
    '',
    ...(previews.length === 0 ? ['No bundle was judged by another suite.', ''] : [STALE, '']),
    ...previews.flatMap(linesOf),
    ...outdated.map(
      ({ scenario, program = 'all programs' }) =>
        `reports/changes.yaml: ${scenario} (${program}) explains nothing: take it out.`,
    ),
    ...(outdated.length > 0 ? [''] : []),
  ].join('\n')
}

const STALE =
  'Until these bundles are made anew, `assayer verify` of this commit cannot judge them: `npm run preview -- --renew` makes ' +
  'those that were asked all that they would be asked now, and `npm run conformance:real -- NAME` asks again.'

function linesOf({ program, judgedBy, commit, changes, added }: Preview): readonly string[] {
  const unexplained = changes.filter(({ why }) => why === null).length
  const more = added > 0 ? `; ${added} new scenarios: ask it again` : ''
  const count = changes.length === 0 ? 'nothing changes' : `${changes.length} verdicts change`
  const open = unexplained > 0 ? `, ${unexplained} without an explanation in reports/changes.yaml` : ''
  const by = `It was judged by another ${judgedBy}${commit === null ? '' : `, at ${commit.slice(0, 8)}`}: `
  return [`## ${program}`, '', `${by}${count}${open}${more}.`, '', ...changes.map(lineOf), '']
}

function lineOf({ scenario, was, is, cause, says, why }: Change): string {
  const explained = why === null ? '**not explained**' : inline(why)
  return `- ${scenario}: ${was} → ${is} (${cause})${says === null ? '' : `: ${inline(says)}`} — ${explained}`
}
