import { MEANINGS } from '../run/verdict.ts'
import type { Report } from './report.ts'
import type { Reporter } from './reporter.ts'

/** GitHub shows no more than this for each step. */
const MOST_ANNOTATIONS = 10

export const githubReporter: Reporter = {
  name: 'github',
  says: 'annotations of a GitHub workflow, one for each clause that fails',
  prints: ({ report }) => annotations(report).join('\n'),
}

function annotations({ clauses }: Report): readonly string[] {
  const failing = clauses.flatMap(clause => {
    const failed = clause.scenarios.filter(({ verdict }) => MEANINGS[verdict].prints.github)
    return failed.length > 0 ? [{ clause, failed }] : []
  })
  return failing.slice(0, MOST_ANNOTATIONS).map(({ clause, failed }) => {
    const first = failed[0]?.says ?? ''
    const text = `${clause.says}\n${failed.length} of ${clause.scenarios.length} scenarios fail, the first: ${first}`
    return `::error title=${property(clause.id)}::${data(text)}`
  })
}

/** https://docs.github.com/actions/reference/workflow-commands: these characters would end the command. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
