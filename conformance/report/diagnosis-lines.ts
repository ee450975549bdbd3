import type { Diagnosis } from './report.ts'

/** More ids than this are counted; the other reports have them all. */
const MOST_IDS = 5

/** `behaves as if …`, once for everything that a quirk explains. */
export function diagnosisLines({ quirk, says, scenarios }: Diagnosis): readonly string[] {
  const shown = scenarios.slice(0, MOST_IDS).join(', ')
  const rest = scenarios.length - MOST_IDS
  const ids = rest > 0 ? `${shown} and ${rest} more` : shown
  const count = scenarios.length === 1 ? '1 scenario' : `${scenarios.length} scenarios`
  return [`behaves as if ${says}`, `  ${count}: ${ids}`, `  see it: assayer serve --quirk ${quirk}`]
}
