import type { PublishedReport } from '../publish/reports-index.ts'
import type { ScenarioReport } from '../report/report.ts'
import { isFailure, isRemark } from '../run/verdict.ts'
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
  const differing = scenarios.filter(({ verdict }) => isFailure(verdict) || isRemark(verdict))
  if (differing.length === 0) return null
  const worst = (['fail', 'warning', 'note'] as const).find(it => differing.some(its => its.verdict === it))
  const verdict = worst ?? 'note'
  return { program, verdict, scenarios: [...new Set(differing.map(({ id }) => id))] }
}
