import type { Scenario } from './clause.ts'

export interface Budget {
  /** Milliseconds that may be spent. */
  readonly ms: number
  /** Requests at once; scenarios that write run one after the other all the same. */
  readonly workers: number
  /** Milliseconds that each scenario took before, by id. One that is not known is taken to be as long as the mean. */
  readonly times: Readonly<Record<string, number>>
  /** What any scenario is taken to last when no time is known. */
  readonly usual: number
  /** How many quirks each scenario was the first to notice, by id. */
  readonly kills: ReadonlyMap<string, number>
}

/**
 * The scenarios to run when there is time for some: those that noticed most quirks, then one of each clause, then
 * others, as long as by earlier times they fit. In the suite's order; at least one, if there is one.
 */
export function takeWithin(scenarios: readonly Scenario[], budget: Budget): readonly Scenario[] {
  const taken = new Set<Scenario>()
  const usual = meanOf(Object.values(budget.times)) ?? budget.usual
  let spent = 0
  for (const scenario of byWorth(scenarios, budget.kills)) {
    spent += (budget.times[scenario.id] ?? usual) / (scenario.writes ? 1 : budget.workers)
    if (spent > budget.ms && taken.size > 0) break
    taken.add(scenario)
  }
  return scenarios.filter(scenario => taken.has(scenario))
}

function byWorth(scenarios: readonly Scenario[], kills: Budget['kills']): readonly Scenario[] {
  const firsts = new Map(scenarios.toReversed().map(scenario => [scenario.clause, scenario]))
  const isFirst = (scenario: Scenario) => Number(firsts.get(scenario.clause) === scenario)
  const killsOf = ({ id }: Scenario) => kills.get(id) ?? 0
  return scenarios.toSorted((a, b) => killsOf(b) - killsOf(a) || isFirst(b) - isFirst(a))
}

function meanOf(times: readonly number[]): number | null {
  return times.length === 0 ? null : times.reduce((sum, ms) => sum + ms, 0) / times.length
}
