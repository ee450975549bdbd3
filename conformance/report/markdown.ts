import type { StopReason } from '../run/stop.ts'
import { MEANINGS } from '../run/verdict.ts'
import { describeProblem } from './describe.ts'
import { diagnosisLines } from './diagnosis-lines.ts'
import { figureLines, passRateLine, skippedLines, verdictLine } from './figures.ts'
import { inline, plainHtml } from './markdown-text.ts'
import type { Diagnosis, Report, Reported, ScenarioReport } from './report.ts'
import type { Reporter } from './reporter.ts'

/** As many as a step summary can hold; the rest stands in the other reports. */
const MOST_PROBLEMS = 50

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
    ...[...figureLines(reported), ...skippedLines(report)].map(line => `- ${inline(line.trim())}`),
    ...(summary.mixed ? [`- note: ${inline(summary.mixed)}`] : []),
    ...(stopped ? [`- **${stopTitle(stopped)}**: ${inline(stopped.says)}`] : []),
    '',
    ...(report.diagnosis ?? []).flatMap(diagnosisMarkdown),
    ...problemLines(report),
  ].join('\n')
}

function stopTitle({ kind }: StopReason): string {
  return kind === 'world-missing' ? 'Nothing to judge' : 'The run ended early'
}

function diagnosisMarkdown(diagnosis: Diagnosis): readonly string[] {
  const [first = '', ...rest] = diagnosisLines(diagnosis)
  return [`**${inline(first)}**`, ...rest.map(line => `- ${inline(line.trim())}`), '']
}

/** Failures, and then warnings. */
function problemLines({ clauses }: Report): readonly string[] {
  const all = clauses.flatMap(clause => clause.scenarios.map(scenario => ({ clause, scenario })))
  const problems = (['failure', 'warning'] as const).flatMap(kind =>
    all.filter(({ scenario }) => MEANINGS[scenario.verdict].files.markdown === kind),
  )
  const rest = problems.length - MOST_PROBLEMS
  return [
    ...problems
      .slice(0, MOST_PROBLEMS)
      .flatMap(({ clause, scenario }) => [
        `<details><summary>${labelOf(scenario)}<code>${plainHtml(scenario.id)}</code> ${plainHtml(scenario.says)}</summary>`,
        '',
        `<pre>${describeProblem(scenario, clause).map(plainHtml).join('\n')}</pre>`,
        '</details>',
        '',
      ]),
    ...(rest > 0 ? [`… and ${rest} more`, ''] : []),
  ]
}

/** What is listed has failed unless it says otherwise. */
function labelOf({ verdict }: ScenarioReport): string {
  return MEANINGS[verdict].files.markdown === 'warning' ? `${verdict}: ` : ''
}
