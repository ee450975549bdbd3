import type { Result } from '../run/result.ts'
import { runAtReference } from '../run/run-at-reference.ts'
import { isGreen } from '../run/verdict.ts'
import type { Suite } from '../suite/load-suite.ts'
import { keepWorlds, type QuirkFacts } from '../targets/oracle.ts'
import type { FairnessResult, QuirkResult, RightServer } from './results.ts'
import type { Tester } from './tester.ts'

export interface SelftestOptions {
  readonly suite: Suite
  /** At each of these something must turn red. */
  readonly quirks: readonly QuirkFacts[]
  /** At none of these anything may that is documented. */
  readonly servers: readonly RightServer[]
  /** They work side by side; at least one. */
  readonly testers: readonly Tester[]
  readonly signal: AbortSignal
  /** Is told what is next. */
  readonly onNext: (id: string) => void
}

export interface Selftest {
  /** Scenarios that are not green without any quirk: then nothing else can be believed. */
  readonly notGreen: readonly Result[]
  /** In the order of the quirks; fewer when interrupted. */
  readonly kills: readonly QuirkResult[]
  /** By documented clause: a quirk that turned one of its own scenarios red. A clause that has none is not there. */
  readonly proofs: ReadonlyMap<string, string>
  /** In the order of the servers; fewer when interrupted. */
  readonly fairness: readonly FairnessResult[]
}

/**
 * Runs the suite against the reference as it is, then against the reference with each quirk, until something turns
 * red: a suite that a wrong server can pass is no suite. Then against servers that are right.
 */
export async function selftest(options: SelftestOptions): Promise<Selftest> {
  const { quirks, servers } = options
  const notGreen = await baseline(options)
  if (notGreen.length > 0) return { notGreen, kills: [], proofs: new Map(), fairness: [] }
  const kills = await each(quirks, options, (quirk, tester) => tester.tryQuirk(quirk))
  const proofs = await findProofs(kills, options)
  const fairness = await each(servers, options, (server, tester) => tester.tryServer(server))
  return { notGreen, kills, proofs, fairness }
}

async function baseline({ suite, signal }: SelftestOptions): Promise<readonly Result[]> {
  const scenarios = suite.clauses.flatMap(clause => clause.scenarios)
  const { results } = await runAtReference({ suite, scenarios, quirks: [], signal, worlds: keepWorlds() })
  return results.filter(({ verdict }) => !isGreen(verdict))
}

/** Those who work side by side, and who is told what is next. */
export type Staff = Pick<SelftestOptions, 'testers' | 'signal' | 'onNext'>

/** Gives each to the next tester that is free. The results in the order of what was given, without what an interruption left. */
export async function each<T extends { readonly id: string }, R>(
  all: readonly T[],
  { testers, signal, onNext }: Staff,
  work: (one: T, tester: Tester) => Promise<R | null>,
): Promise<readonly R[]> {
  const results = new Map<T, R>()
  const queue = all.values()
  const takeOneByOne = async (tester: Tester) => {
    for (const one of queue) {
      if (signal.aborted) return
      onNext(one.id)
      const result = await work(one, tester)
      if (result !== null) results.set(one, result)
    }
  }
  await Promise.all(testers.map(takeOneByOne))
  return all.flatMap(one => {
    const result = results.get(one)
    return result === undefined ? [] : [result]
  })
}

/** A clause that follows from others has no quirk of its own, and is proved by one of theirs. */
async function findProofs(
  kills: readonly QuirkResult[],
  options: SelftestOptions,
): Promise<ReadonlyMap<string, string>> {
  const own = kills
    .filter(({ isByOwnClause }) => isByOwnClause)
    .map(({ clause, id }) => [clause, id] as const)
  const proofs = new Map(own.toReversed())
  const unproven = options.suite.clauses.filter(
    ({ id, status }) => status === 'documented' && !proofs.has(id),
  )
  const found = await each(unproven, options, async (clause, tester) => {
    const { id, followsFrom } = clause
    for (const quirk of kills.filter(({ clause }) => followsFrom.includes(clause))) {
      if (await tester.doesNotice(clause, quirk.id)) return [id, quirk.id] as const
    }
    return null
  })
  return new Map([...proofs, ...found])
}
