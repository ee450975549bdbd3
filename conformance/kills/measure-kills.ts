import { each, type Staff } from '../selftest/selftest.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { digestOf, type KillMatrix } from './kill-matrix.ts'

/** Serves the reference with each quirk, and sees which scenarios differ. Null when interrupted. */
export async function measureKills(
  suite: Suite,
  quirks: readonly QuirkFacts[],
  staff: Staff,
): Promise<KillMatrix | null> {
  const rows = await each(quirks, staff, async (quirk, tester) => {
    const killers = await tester.killersOf(quirk)
    return killers && ([quirk.id, killers] as const)
  })
  if (rows.length < quirks.length) return null
  return {
    digest: digestOf(suite, quirks),
    scenarios: suite.clauses.flatMap(({ scenarios }) => scenarios.map(({ id }) => id)),
    killers: new Map(rows),
  }
}
