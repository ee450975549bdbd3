import { each, type Staff } from '../selftest/selftest.ts'
import type { Suite } from '../suite/load-suite.ts'
import type { QuirkFacts } from '../targets/oracle.ts'
import { digestOf, type KillMatrix } from './kill-matrix.ts'

export interface Measuring {
  readonly suite: Suite
  /** Every quirk that there is. */
  readonly all: readonly QuirkFacts[]
  /** Those to measure. */
  readonly chosen: readonly QuirkFacts[]
  /** Where the others are taken from; null: they are left out. */
  readonly before: KillMatrix | null
}

/** Serves the reference with each chosen quirk, and sees which scenarios differ. What an interruption left is as before. */
export async function measureKills(
  { suite, all, chosen, before }: Measuring,
  staff: Staff,
): Promise<KillMatrix> {
  const rows = await each(chosen, staff, async (quirk, tester) => {
    const killers = await tester.killersOf(quirk)
    return killers && ([quirk.id, killers] as const)
  })
  const scenarios = suite.clauses.flatMap(clause => clause.scenarios.map(({ id }) => id))
  const known = new Set(scenarios)
  const measured = new Map(rows)
  const killers = all.flatMap(({ id }) => {
    const found = measured.get(id) ?? before?.killers.get(id)?.filter(scenario => known.has(scenario))
    return found ? [[id, found] as const] : []
  })
  return { digest: digestOf(suite, all), scenarios, killers: new Map(killers) }
}
