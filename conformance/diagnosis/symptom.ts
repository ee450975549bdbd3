import { withoutKeys } from '../compare/map-values.ts'
import type { DifferingReport } from '../report/scenario-report.ts'
import { stableJson } from '../report/stable-json.ts'
import { isDiffering, isJudged } from '../run/verdict.ts'

/** What each target gives entries of its own: it tells nothing of how an answer is wrong. */
const OWN = new Set(['id', 'createdAt', 'updatedAt'])

/** Where the target happens to be, in an address. */
const HOST = /(?<=https?:\/\/)[^/"\\?#\s]+/g

/**
 * How an answer is wrong: where, and what stood there, as a text that is the same for the same wrong answer. What was
 * expected is left out, because ids in it are the target's own, and so are those of entries that stand there, and hosts.
 * Null for an answer as expected, and undefined when the scenario was not judged.
 */
export function symptomOf({ verdict, steps }: DifferingReport): string | null | undefined {
  if (!isJudged(verdict)) return undefined
  if (!isDiffering(verdict)) return null
  return stableJson(
    steps.map(
      ({ details }) =>
        details?.differences.map(({ path, actual }) => ({ path, actual: withoutKeys(actual, OWN) })) ?? [],
    ),
  ).replaceAll(HOST, 'host')
}

/** The symptoms of all scenarios that were judged, of their first run. */
export function symptomsOf(scenarios: readonly DifferingReport[]): ReadonlyMap<string, string | null> {
  const symptoms = new Map<string, string | null>()
  for (const scenario of scenarios) {
    const symptom = symptomOf(scenario)
    if (symptom !== undefined && !symptoms.has(scenario.id)) symptoms.set(scenario.id, symptom)
  }
  return symptoms
}
