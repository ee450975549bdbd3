import { reportReader } from '../report/read-report.ts'
import { type Told, toldStep } from './dossier.ts'

/**
 * What became of a scenario in a run before this; null: it was not part of it. The schema of reports is that of `specs`.
 * Throws UsageError for a place that holds no results.
 */
export function readTold(place: string, scenario: string, specs: string): Told | null {
  const { target, platform, clauses } = reportReader(specs)(place)
  const found = clauses.flatMap(it => it.scenarios).filter(({ id }) => id === scenario)
  // Of several runs the one that went wrong.
  const told = found.find(({ verdict }) => verdict !== 'pass') ?? found[0]
  if (!told) return null
  return {
    ...{ target, platform: platform?.version ?? null, results: place },
    scenario: told,
    steps: told.steps.map(toldStep),
  }
}
