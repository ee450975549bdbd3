import { askReference } from '../executed/ask-reference.ts'
import { groupBy } from '../group-by.ts'
import { runAtReference } from '../run/run-at-reference.ts'
import { isFailure } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { keepWorlds, listQuirks, type QuirkFacts } from '../targets/oracle.ts'

export interface Measuring {
  readonly suite: Suite
  /** Of which the kill matrix knows no quirk: it has none of several requests, and few writes. */
  readonly scenarios: readonly Scenario[]
  readonly signal: AbortSignal
  /** Is told what is next. */
  readonly onNext: (quirk: string) => void
}

/**
 * Which of some scenarios fail at a quirk: first of those of their own clauses, and where none is noticed, of the clauses
 * on which their answers rest.
 */
export async function measureKillers(options: Measuring): Promise<ReadonlySet<string>> {
  const { suite, scenarios, signal } = options
  const quirks = groupBy(await listQuirks(), ({ clause }) => clause)
  const worlds = keepWorlds()
  const own = await killersBy(scenarios, clausesOf(suite), quirks, { ...options, worlds })
  const left = scenarios.filter(({ id }) => !own.has(id))
  if (left.length === 0) return own
  const asked = await askReference({ suite, worlds, signal, scenarios: left, quirks: [], explained: 'fired' })
  const fired = (scenario: Scenario) => [...(asked.get(scenario.id)?.clauses ?? [])]
  return new Set([...own, ...(await killersBy(left, fired, quirks, { ...options, worlds }))])
}

/** The clauses whose quirks a scenario is meant to notice. */
function clausesOf({ clauses }: Suite): (scenario: Scenario) => readonly string[] {
  const byId = new Map(clauses.map(({ id, followsFrom }) => [id, [id, ...followsFrom]]))
  return ({ clause }) => byId.get(clause) ?? []
}

type Trying = Measuring & { readonly worlds: ReturnType<typeof keepWorlds> }

/** Each quirk is served once, to all scenarios that may notice it and have noticed none so far. */
async function killersBy(
  scenarios: readonly Scenario[],
  clausesOf: (scenario: Scenario) => readonly string[],
  quirks: ReadonlyMap<string, readonly QuirkFacts[]>,
  { suite, signal, worlds, onNext }: Trying,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const rows = scenarios.flatMap(scenario => clausesOf(scenario).map(clause => ({ clause, scenario })))
  for (const [clause, its] of groupBy(rows, row => row.clause)) {
    for (const { id } of quirks.get(clause) ?? []) {
      const left = its.map(({ scenario }) => scenario).filter(it => !found.has(it.id))
      if (left.length === 0 || signal.aborted) break
      onNext(id)
      const { results } = await runAtReference({ suite, scenarios: left, quirks: [id], signal, worlds })
      for (const { scenario, verdict } of results) if (isFailure(verdict)) found.add(scenario.id)
    }
  }
  return found
}
