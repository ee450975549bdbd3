import { inline } from '../report/markdown-text.ts'
import type { Report } from '../report/report.ts'
import { SERVICES } from '../suite/clause.ts'
import { chaptersOf } from './chapters.ts'

/** A report that is published, and the folder below `reports/` that holds it. */
export interface PublishedReport {
  readonly folder: string
  readonly report: Report
}

/** How many causes are named for a program; its report has all. */
const MOST_CAUSES = 5

/** `reports/README.md`: what came of judging real programs, a line for each, and what each of them does otherwise. */
export function reportsIndex(published: readonly PublishedReport[]): string {
  return [
    '# Reports of real programs',
    '',
    'Made by `npm run conformance:real`. A fail breaks a sentence of the documentation, a warning is a difference',
    'from what it only recommends, and a note one where it is silent.',
    '',
    '| program | pass | fail | warning | note | not applicable | not testable | could be judged |',
    '|---|---|---|---|---|---|---|---|',
    ...published.map(rowOf),
    '',
    ...SERVICES.flatMap(service => chaptersOf(service, published)),
    ...published.flatMap(causesOf),
  ].join('\n')
}

function rowOf({ folder, report }: PublishedReport): string {
  const { verdicts, coverage } = report.summary
  const links = `[${folder}](${folder}/summary.md) ([page](${folder}/index.html))`
  const counts = [
    verdicts.pass,
    verdicts.fail,
    verdicts.warning,
    verdicts.note,
    verdicts['not-applicable'],
    verdicts['not-testable'],
  ]
  const cells = [
    links,
    ...counts.map(grouped),
    `${grouped(coverage.judged)} of ${grouped(coverage.selected)}`,
  ]
  return `| ${cells.join(' | ')} |`
}

function causesOf({ folder, report }: PublishedReport): readonly string[] {
  const causes = report.diagnosis ?? []
  const rest = causes.length - MOST_CAUSES
  return [
    `## ${folder}`,
    '',
    ...(causes.length === 0 ? ['No known deviation explains what differs.'] : []),
    ...causes
      .slice(0, MOST_CAUSES)
      .map(({ says, scenarios }) => `- ${scenarios.length} as if ${inline(says)}`),
    ...(rest > 0 ? [`- … and ${rest} more known deviations`] : []),
    '',
  ]
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
