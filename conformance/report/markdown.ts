import type { StopReason } from '../run/stop.ts'
import { MEANINGS } from '../run/verdict.ts'
import { describeProblem } from './describe.ts'
import { diagnosisLines } from './diagnosis-lines.ts'
import { figureLines, passRateLine, skippedLines, verdictLine } from './figures.ts'
import { inline, plainHtml } from './markdown-text.ts'
import type { Diagnosis, Report, Reported } from './report.ts'
import type { Reporter } from './reporter.ts'

/** As many failures as a step summary can hold; the rest stands in the other reports. */
const MOST_FAILURES = 50

export const markdownReporter: Reporter = {
  name: 'markdown',
  says: 'summary.md, also written to $GITHUB_STEP_SUMMARY',
  files: reported => ({ 'summary.md': markdownOf(reported) }),
}

function markdownOf(reported: Reported): string {
  const { report } = reported
  const { summary, stopped } = report
  return [
    `## Conformance of ${inline(report.target)}`,
    '',
    `**${inline(passRateLine(summary))}**`,
    '',
    verdictLine(summary),
    '',
    ...[...figureLines(reported), ...skippedLines(report)].map(line => `- ${inline(line)}`),
    ...(summary.mixed ? [`- note: ${inline(summary.mixed)}`] : []),
    ...(stopped ? [`- **${stopTitle(stopped)}**: ${inline(stopped.says)}`] : []),
    '',
    ...(report.diagnosis ?? []).flatMap(diagnosisMarkdown),
    ...failureLines(report),
  ].join('\n')
}

function stopTitle({ kind }: StopReason): string {
  return kind === 'world-missing' ? 'Nothing to judge' : 'The run ended early'
}

function diagnosisMarkdown(diagnosis: Diagnosis): readonly string[] {
  const [first = '', ...rest] = diagnosisLines(diagnosis)
  return [`**${inline(first)}**`, ...rest.map(line => `- ${inline(line.trim())}`), '']
}

function failureLines({ clauses }: Report): readonly string[] {
  const failures = clauses.flatMap(clause =>
    clause.scenarios
      .filter(({ verdict }) => MEANINGS[verdict].files.markdown)
      .map(scenario => ({ clause, scenario })),
  )
  const rest = failures.length - MOST_FAILURES
  return [
    ...failures
      .slice(0, MOST_FAILURES)
      .flatMap(({ clause, scenario }) => [
        `<details><summary><code>${plainHtml(scenario.id)}</code> ${plainHtml(scenario.says)}</summary>`,
        '',
        `<pre>${describeProblem(scenario, clause).map(plainHtml).join('\n')}</pre>`,
        '</details>',
        '',
      ]),
    ...(rest > 0 ? [`… and ${rest} more failures`, ''] : []),
  ]
}
