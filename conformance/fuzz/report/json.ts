import { stableJson } from '../../report/stable-json.ts'
import type { FuzzReport } from './report.ts'

/** `fuzz.json`: the whole report for programs. */
export function fuzzJson({ figures, ...report }: FuzzReport): string {
  const { queries, differences, statuses, clauses } = figures
  return stableJson({
    format: 'assayer-fuzz',
    version: 1,
    ...report,
    figures: {
      queries,
      differences,
      statuses: Object.fromEntries(statuses),
      clauses: Object.fromEntries(clauses),
    },
  })
}
