import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { type Selection, selectScenarios } from '../suite/select.ts'
import type { FrozenSuite } from './frozen-suite.ts'

/** What a selection takes of a set's suite and of the present one. A name that either knows is known. */
export function takenOf(frozen: FrozenSuite, present: Suite, selection: Selection): ReadonlySet<string> {
  const clauses = [...frozen.suite.clauses, ...present.clauses]
  return new Set(selectScenarios(clauses, selection).map(({ id }) => id))
}

/** Of what was taken, that which counts, as it was frozen. */
export function countedOf(
  { suite, counted }: FrozenSuite,
  isTaken: (id: string) => boolean,
): readonly Scenario[] {
  return suite.clauses.flatMap(clause => clause.scenarios.filter(({ id }) => isTaken(id) && counted.has(id)))
}
