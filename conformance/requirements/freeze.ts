import { INVARIANTS } from '../invariants/watch-over.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { findPremises } from '../suite/premises.ts'
import type { FrozenScenario, LeftOut, SetParts } from './requirement-set.ts'
import { scenarioDigest } from './scenario-digest.ts'
import { readFrozenFiles, worldDigest } from './world-files.ts'

export interface FreezeOptions {
  readonly name: string
  readonly suite: Suite
  /** Why a scenario cannot enter; null: it can. */
  readonly whyNot: (clause: Clause, scenario: Scenario) => string | null
  /** Whether the set is to say which of what was laid on the suite counts. */
  readonly hasOwn: boolean
  readonly directoryOf: (world: string) => string
}

/** The set of what qualifies in a suite as it is now. */
export function freeze({ name, suite, whyNot, hasOwn, directoryOf }: FreezeOptions): SetParts {
  const rows = suite.clauses.flatMap(clause =>
    clause.scenarios.map(scenario => ({ clause, scenario, reason: whyNot(clause, scenario) })),
  )
  const counting = rows.filter(({ reason }) => reason === null)
  const premises = premisesOf(
    suite,
    counting.map(({ scenario }) => scenario),
  )
  const worlds = new Set([...counting, ...premises].map(({ scenario }) => scenario.world))
  const digests = [...worlds].sort().map(it => [it, worldDigest(readFrozenFiles(directoryOf(it)))] as const)
  return {
    ...{ name, hasOwn, invariants: INVARIANTS, worlds: new Map(digests) },
    scenarios: counting.map(frozen),
    premises: premises.map(frozen),
    leftOut: rows.flatMap(({ clause, scenario, reason }): readonly LeftOut[] =>
      reason === null ? [] : [{ id: scenario.id, clause: clause.id, reason }],
    ),
  }
}

interface Row {
  readonly clause: Clause
  readonly scenario: Scenario
}

function frozen({ clause, scenario }: Row): FrozenScenario {
  return { id: scenario.id, clause: clause.id, digest: scenarioDigest(clause, scenario) }
}

function premisesOf({ clauses }: Suite, scenarios: readonly Scenario[]): readonly Row[] {
  const wanted = new Set([...findPremises(clauses, scenarios).values()].flat())
  return clauses.flatMap(clause =>
    clause.scenarios.filter(it => wanted.has(it)).map(scenario => ({ clause, scenario })),
  )
}
