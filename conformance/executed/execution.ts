import type { Clause, ClauseStatus, Scenario } from '../suite/clause.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import type { Asked } from './ask-reference.ts'
import { type Comparison, type ComparisonOptions, startComparison } from './comparison.ts'

/** What came of one clause when the suite was asked of the reference. */
export interface ClauseExecution {
  readonly clause: string
  readonly status: ClauseStatus
  /** The clauses whose units decide it: itself, or those from which it follows. */
  readonly units: readonly string[]
  /** On how many scenarios' answers it had a say, its own or those of others. */
  readonly fired: number
  /** In how many of them some quirk of it gives another answer. */
  readonly changed: number
}

export interface Execution {
  readonly clauses: readonly ClauseExecution[]
  /** False when an interruption left clauses out. */
  readonly isWhole: boolean
}

export interface ExecutionOptions extends ComparisonOptions {
  /** The clauses to tell of; each is decided by some unit. */
  readonly clauses: readonly Clause[]
  readonly quirks: readonly QuirkFacts[]
  /** Is told what is next. */
  readonly onProgress: (says: string) => void
}

/** The clauses whose units decide what a clause says; none where nothing of the reference does. */
export function unitsOf({ id, hasUnit, followsFrom }: Clause): readonly string[] {
  return hasUnit ? [id] : followsFrom
}

/**
 * Asks the reference on which clauses its answers rest, and then, with each quirk of a clause switched on, whether the
 * answers that rest on it are others.
 */
export async function measureExecution(options: ExecutionOptions): Promise<Execution> {
  const { scenarios, clauses, quirks, signal, onProgress } = options
  onProgress(`what the answers to ${scenarios.length} scenarios rest on`)
  const comparison = await startComparison(options)
  const executed: ClauseExecution[] = []
  for (const [index, clause] of clauses.entries()) {
    onProgress(`clause ${index + 1} of ${clauses.length}: ${clause.id}`)
    const units = unitsOf(clause)
    const fired = scenarios.filter(({ id }) => hasFired(units, comparison.first.get(id)))
    const own = quirks.filter(quirk => quirk.clause === clause.id)
    const changed = await changedBy(own, fired, comparison)
    if (signal.aborted) return { clauses: executed, isWhole: false }
    executed.push({ clause: clause.id, status: clause.status, units, fired: fired.length, changed })
  }
  return { clauses: executed, isWhole: true }
}

function hasFired(units: readonly string[], asked: Asked | undefined): boolean {
  return units.some(unit => asked?.clauses.has(unit))
}

/** How many scenarios some quirk changes. What one has changed no other need change. */
async function changedBy(
  quirks: readonly QuirkFacts[],
  scenarios: readonly Scenario[],
  { changedWith }: Comparison,
): Promise<number> {
  let rest = scenarios
  for (const { id } of quirks) {
    if (rest.length === 0) break
    const changed = await changedWith(id, rest)
    rest = rest.filter(scenario => !changed.has(scenario.id))
  }
  return scenarios.length - rest.length
}
