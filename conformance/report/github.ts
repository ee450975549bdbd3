import { MEANINGS } from '../run/verdict.ts'
import type { ClauseReport, Report } from './report.ts'
import type { Reporter } from './reporter.ts'

/** GitHub shows no more than this for each step. */
const MOST_ANNOTATIONS = 10

export const githubReporter: Reporter = {
  name: 'github',
  says: 'annotations of a GitHub workflow, one for each clause that fails or is warned of',
  prints: ({ report }) => annotations(report).join('\n'),
}

function annotations({ clauses }: Report): readonly string[] {
  return LEVELS.flatMap(level => clauses.flatMap(clause => annotation(clause, level))).slice(
    0,
    MOST_ANNOTATIONS,
  )
}

/** What fails comes first, as not everything may be shown. */
const LEVELS = ['error', 'warning'] as const

function annotation(clause: ClauseReport, level: (typeof LEVELS)[number]): readonly string[] {
  const its = clause.scenarios.filter(({ verdict }) => MEANINGS[verdict].prints.github === level)
  const [first] = its
  if (!first) return []
  const what = level === 'error' ? 'fail' : 'are not as they should be'
  const text = `${clause.says}\n${its.length} of ${clause.scenarios.length} scenarios ${what}, the first: ${first.says}`
  return [`::${level} title=${property(clause.id)}::${data(text)}`]
}

/** https://docs.github.com/actions/reference/workflow-commands: these characters would end the command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
