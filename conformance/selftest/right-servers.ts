import type { Suite } from '../suite/load-suite.ts'
import type { FreedomFacts, QuirkFacts } from '../targets/oracle.ts'
import type { RightServer } from './results.ts'

/** With each freedom, and with each quirk that breaks no clause of the documentation. */
export function rightServers(
  { clauses }: Suite,
  freedoms: readonly FreedomFacts[],
  quirks: readonly QuirkFacts[],
): readonly RightServer[] {
  const documented = new Set(clauses.filter(({ status }) => status === 'documented').map(({ id }) => id))
  const ofOthers = quirks.filter(
    ({ clause, breaks = clause }) => !documented.has(clause) && !documented.has(breaks),
  )
  return [
    ...freedoms.map(({ id, says }) => ({ id, kind: 'freedom' as const, says })),
    ...ofOthers.map(({ id, says }) => ({ id, kind: 'quirk' as const, says })),
  ]
}
