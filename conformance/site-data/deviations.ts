import type { PublishedReport } from '../publish/reports-index.ts'
import type { ScenarioReport } from '../report/report.ts'
import { isFailure } from '../run/verdict.ts'
import type { Deviation } from './catalog.ts'

/** What the published reports say of a clause, by its id. */
export function deviationsIn(
  published: readonly PublishedReport[],
): ReadonlyMap<string, readonly Deviation[]> {
  const deviations = new Map<string, Deviation[]>()
  for (const { folder, report } of published) {
    for (const { id, scenarios } of report.clauses) {
      const deviation = deviationOf(folder, scenarios)
      if (deviation) deviations.set(id, [...(deviations.get(id) ?? []), deviation])
    }
  }
  return deviations
}

function deviationOf(program: string, scenarios: readonly ScenarioReport[]): Deviation | null {
  const differing = scenarios.filter(({ verdict }) => isFailure(verdict) || verdict === 'note')
  if (differing.length === 0) return null
  const verdict = differing.some(it => isFailure(it.verdict)) ? 'fail' : 'note'
  return { program, verdict, scenarios: [...new Set(differing.map(({ id }) => id))] }
}
