import { isDiffering, isGreen, isJudged, isSettled } from '../run/verdict.ts'
import type { ScenarioReport } from './report.ts'

/** What one entry of a baseline excuses. */
export interface Excuse {
  /** `clause content.filters.eq`. */
  readonly name: string
  /** Ids of the scenarios that it speaks of. */
  readonly scenarios: readonly string[]
}

/**
 * What passed although a baseline says otherwise is `fixed`, which is red, so that a baseline does not outlive its
 * differences. An entry is only found out when everything that it speaks of was run: of a sharded run that is when
 * the shards are merged.
 */
export function findFixed(
  scenarios: readonly ScenarioReport[],
  excuses: readonly Excuse[],
): readonly ScenarioReport[] {
  const stale = excuses.filter(excuse => isStale(new Set(excuse.scenarios), scenarios))
  return scenarios.map(scenario => {
    const excuse = stale.find(it => it.scenarios.includes(scenario.id))
    if (!excuse || !isGreen(scenario.verdict)) return scenario
    const reason = `it passes, although the baseline lists it under ${excuse.name}`
    return { ...scenario, verdict: 'fixed', reason }
  })
}

function isStale(scope: ReadonlySet<string>, scenarios: readonly ScenarioReport[]): boolean {
  const its = scenarios.filter(({ id }) => scope.has(id))
  const reached = new Set(its.filter(({ verdict }) => isSettled(verdict)).map(({ id }) => id))
  const isWhole = reached.size === scope.size
  return isWhole && its.some(it => isJudged(it.verdict)) && !its.some(it => isDiffering(it.verdict))
}
