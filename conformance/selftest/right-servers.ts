import type { Suite } from '../suite/load-suite.ts'
import type { FreedomFacts, QuirkFacts } from '../targets/oracle.ts'
import type { RightServer } from './results.ts'

/** With each freedom, and with each quirk of a clause that the documentation does not make. */
export function rightServers(
  { clauses }: Suite,
  freedoms: readonly FreedomFacts[],
  quirks: readonly QuirkFacts[],
): readonly RightServer[] {
  const documented = new Set(clauses.filter(({ status }) => status === 'documented').map(({ id }) => id))
  const ofOthers = quirks.filter(({ clause }) => !documented.has(clause))
  return [
    ...freedoms.map(({ id, says }) => ({ id, kind: 'freedom' as const, says })),
    ...ofOthers.map(({ id, says }) => ({ id, kind: 'quirk' as const, says })),
  ]
}
