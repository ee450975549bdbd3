import { localTester } from '../selftest/tester.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { Server } from './servers.ts'

/** A scenario of the clause that a server breaks, and which shows that it does; null when the suite has none. */
export async function exampleFor(
  { id, says, clause: broken }: Server,
  suite: Suite,
  signal: AbortSignal,
): Promise<Scenario | null> {
  const clause = suite.clauses.find(it => it.id === broken?.id)
  if (!clause || clause.scenarios.length === 0) return null
  const tester = localTester({ ...suite, clauses: [clause] }, { signal })
  const tried = await tester.tryQuirk({ id, says, clause: clause.id })
  return clause.scenarios.find(scenario => scenario.id === tried?.killedBy) ?? null
}
