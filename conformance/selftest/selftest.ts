import type { Result } from '../run/result.ts'
import { runAtReference } from '../run/run-at-reference.ts'
import { isDiffering, isGreen } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { keepWorlds, type QuirkFacts, type WorldSource } from '../targets/oracle.ts'

/** What became of one quirk. */
export interface QuirkResult extends QuirkFacts {
  /** The scenario that turned red; null when the quirk survived the whole suite. */
  readonly killedBy: string | null
  /** Whether that scenario belongs to the clause that the quirk breaks. */
  readonly isByOwnClause: boolean
}

export interface SelftestOptions {
  readonly suite: Suite
  readonly quirks: readonly QuirkFacts[]
  /** Quirks under test at once. */
  readonly parallel: number
  readonly signal: AbortSignal
  readonly onQuirk: (result: QuirkResult) => void
}

export interface Selftest {
  /** Scenarios that are not green without any quirk: then nothing else can be believed. */
  readonly notGreen: readonly Result[]
  /** In the order of the quirks; fewer when interrupted. */
  readonly quirks: readonly QuirkResult[]
  /** By documented clause: a quirk that turned one of its own scenarios red. A clause that has none is not there. */
  readonly proofs: ReadonlyMap<string, string>
}

/**
 * Runs the suite against the reference as it is, then against the reference with each quirk, until something turns
 * red: a suite that a wrong server can pass is no suite.
 */
export async function selftest(options: SelftestOptions): Promise<Selftest> {
  const worlds = keepWorlds()
  const notGreen = await baseline(options, worlds)
  if (notGreen.length > 0) return { notGreen, quirks: [], proofs: new Map() }
  const results = new Map<string, QuirkResult>()
  const queue = options.quirks.values()
  const work = async () => {
    for (const quirk of queue) {
      if (options.signal.aborted) return
      const result = await tryQuirk(quirk, options, worlds)
      if (!result) return
      results.set(quirk.id, result)
      options.onQuirk(result)
    }
  }
  await Promise.all(Array.from({ length: options.parallel }, work))
  const quirks = options.quirks.flatMap(({ id }) => results.get(id) ?? [])
  return { notGreen, quirks, proofs: await findProofs(quirks, options, worlds) }
}

/** A clause that follows from others has no quirk of its own, and is proved by one of theirs. */
async function findProofs(
  quirks: readonly QuirkResult[],
  { suite, signal }: SelftestOptions,
  worlds: WorldSource,
): Promise<ReadonlyMap<string, string>> {
  const own = quirks
    .filter(({ isByOwnClause }) => isByOwnClause)
    .map(({ clause, id }) => [clause, id] as const)
  const proofs = new Map(own.toReversed())
  for (const { id, status, scenarios, followsFrom } of suite.clauses) {
    if (status !== 'documented' || proofs.has(id)) continue
    for (const quirk of quirks.filter(({ clause }) => followsFrom.includes(clause))) {
      if (!(await firstRed(scenarios, quirk.id, { suite, signal, worlds }))) continue
      proofs.set(id, quirk.id)
      break
    }
  }
  return proofs
}

async function baseline({ suite, signal }: SelftestOptions, worlds: WorldSource): Promise<readonly Result[]> {
  const scenarios = suite.clauses.flatMap(clause => clause.scenarios)
  const { results } = await runAtReference({ suite, scenarios, quirks: [], signal, worlds })
  return results.filter(({ verdict }) => !isGreen(verdict))
}

/** The scenarios of the quirk's own clause come first: they are meant to kill it. Null when interrupted. */
async function tryQuirk(
  quirk: QuirkFacts,
  { suite, signal }: SelftestOptions,
  worlds: WorldSource,
): Promise<QuirkResult | null> {
  const all = suite.clauses.flatMap(clause => clause.scenarios)
  const own = all.filter(scenario => scenario.clause === quirk.clause)
  const others = all.filter(scenario => scenario.clause !== quirk.clause)
  for (const scenarios of [own, others]) {
    const killer = await firstRed(scenarios, quirk.id, { suite, signal, worlds })
    if (killer) return { ...quirk, killedBy: killer.id, isByOwnClause: killer.clause === quirk.clause }
    if (signal.aborted) return null
  }
  return { ...quirk, killedBy: null, isByOwnClause: false }
}

interface Setup {
  readonly suite: Suite
  readonly signal: AbortSignal
  readonly worlds: WorldSource
}

async function firstRed(
  scenarios: readonly Scenario[],
  quirk: string,
  setup: Setup,
): Promise<Scenario | null> {
  if (scenarios.length === 0) return null
  const found = new AbortController()
  let killer: Scenario | null = null
  await runAtReference({
    ...setup,
    scenarios,
    quirks: [quirk],
    signal: AbortSignal.any([setup.signal, found.signal]),
    onResult: ({ verdict, scenario }) => {
      if (!isDiffering(verdict)) return
      killer ??= scenario
      found.abort()
    },
  })
  return killer
}
