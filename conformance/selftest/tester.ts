import { type Asked, askReference } from '../executed/ask-reference.ts'
import { embeddedTarget } from '../executed/embedded-target.ts'
import { watchOverPartsOf } from '../invariants/watch-over.ts'
import { type KeptRequests, keepRequests } from '../kills/keep-requests.ts'
import type { Result } from '../run/result.ts'
import { fireAt } from '../run/run-at-reference.ts'
import { isDiffering, isFailure, type Verdict } from '../run/verdict.ts'
import type { Clause, Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { clausesTouchedBy, clausesTouchedByFreedom, keepWorlds, type QuirkFacts } from '../targets/oracle.ts'
import { type Conversations, overhearReference } from './conversations.ts'
import type { FairnessResult, QuirkResult, RightServer } from './results.ts'

/** Serves the reference as another server and fires the suite at it. One thing at a time. */
export interface Tester {
  /** Which scenario fails at a quirk, or differs if its clause is not documented; null when interrupted. */
  tryQuirk(quirk: QuirkFacts): Promise<QuirkResult | null>
  /** Whether a scenario of a documented clause fails at a quirk. */
  doesNotice(clause: Clause, quirk: string): Promise<boolean>
  /** The scenarios that differ at a quirk, as far as it is asked of them: see `keepRequests`. Null when interrupted. */
  killersOf(quirk: QuirkFacts): Promise<readonly string[] | null>
  /** Which scenarios turn red at a right server; null when interrupted. */
  tryServer(server: RightServer): Promise<FairnessResult | null>
  close(): void
}

export interface TesterOptions {
  readonly signal: AbortSignal
  /** Whether a quirk is asked of every scenario for which something that it changes is looked at. */
  readonly isWhole?: boolean
}

/**
 * So many scenarios a quirk is asked of, otherwise, for which what it changes is looked at and decides nothing. Most
 * mistakes show in many of them, and to ask all of them takes four times as long.
 */
const MOST_LOOKED_AT = 20

/** Tests in this process. */
export function localTester(suite: Suite, { signal, isWhole = false }: TesterOptions): Tester {
  const worlds = keepWorlds()
  const all = suite.clauses.flatMap(clause => clause.scenarios)
  const documentedClauses = suite.clauses.filter(({ status }) => status === 'documented')
  const documented = documentedClauses.flatMap(clause => clause.scenarios)
  const documentedIds = new Set(documentedClauses.map(({ id }) => id))
  const questions = { suite, worlds, signal, quirks: [], explained: null }
  let kept: Promise<KeptRequests> | undefined
  let usual: Promise<Bases> | undefined
  let conversations: Promise<Conversations> | undefined
  // What is asked besides is the same however many scenarios a server is asked.
  const watch = watchOverPartsOf(documented)
  const askUsual = () => {
    usual ??= askReference({ ...questions, scenarios: documented, explained: 'consulted' }).then(asked =>
      basesOf(documented, asked),
    )
    return usual
  }

  const firstRed = async (
    scenarios: readonly Scenario[],
    quirk: string,
    isRed: (verdict: Verdict) => boolean,
    isWatched = false,
  ): Promise<Scenario | null> => {
    if (scenarios.length === 0) return null
    const found = new AbortController()
    let killer: Scenario | null = null
    const target = embeddedTarget({ specs: suite.directory, quirks: [quirk], worlds })
    const onResult = ({ verdict, scenario }: Result) => {
      if (!isRed(verdict)) return
      killer ??= scenario
      found.abort()
    }
    const stop = AbortSignal.any([signal, found.signal])
    await fireAt(target, { suite, scenarios, signal: stop, onResult, isWatched }, 1)
    return killer
  }

  /** Those of its service, without those that it answers as the reference does. */
  const concernedByFreedom = async (id: string): Promise<readonly Scenario[]> => {
    const own = documented.filter(({ service }) => id.startsWith(`${service}.`))
    const touched = await clausesTouchedByFreedom(id)
    if (touched) {
      const { decided, lookedAt } = await askUsual()
      const concerned = union(touched, [decided, lookedAt])
      return own.filter(scenario => concerned.has(scenario))
    }
    conversations ??= overhearReference({ ...questions, scenarios: documented, watch })
    return (await conversations).concernedBy(id, own)
  }

  /** Those for whose answers something that the quirk changes decides, or is looked at. */
  const concernedBy = async ({ id, kind }: RightServer): Promise<readonly Scenario[]> => {
    if (kind === 'freedom') return concernedByFreedom(id)
    const touched = await clausesTouchedBy(id)
    const bases = await askUsual()
    const decided = union(touched, [bases.decided])
    const lookedAt = union(touched, [bases.lookedAt])
    const others = documented.filter(scenario => lookedAt.has(scenario) && !decided.has(scenario))
    return [
      ...documented.filter(scenario => decided.has(scenario)),
      ...(isWhole ? others : spread(others, MOST_LOOKED_AT)),
    ]
  }

  return {
    // The scenarios of the quirk's own clause come first: they are meant to kill it.
    tryQuirk: async quirk => {
      const own = all.filter(scenario => scenario.clause === quirk.clause)
      const others = all.filter(scenario => scenario.clause !== quirk.clause)
      // A broken sentence of the documentation has to fail the run; a deviation from what was observed is a note.
      const isRed = documentedIds.has(quirk.clause) ? isFailure : isDiffering
      const trials = [
        { scenarios: own, isWatched: false },
        { scenarios: own, isWatched: true },
        { scenarios: others, isWatched: false },
      ]
      for (const { scenarios, isWatched } of trials) {
        const killer = await firstRed(scenarios, quirk.id, isRed, isWatched)
        if (killer) return { ...quirk, killedBy: killer.id, isByOwnClause: killer.clause === quirk.clause }
        if (signal.aborted) return null
      }
      return { ...quirk, killedBy: null, isByOwnClause: false }
    },
    doesNotice: async ({ scenarios }, quirk) => (await firstRed(scenarios, quirk, isFailure)) !== null,
    killersOf: async quirk => {
      kept ??= keepRequests({ suite, scenarios: all, worlds, signal })
      return signal.aborted ? null : (await kept).killersOf(quirk)
    },
    tryServer: async server => {
      const scenarios = await concernedBy(server)
      const deviating = server.kind === 'quirk' ? { quirks: [server.id] } : { freedoms: [server.id] }
      const asked = await askReference({ ...questions, scenarios, ...deviating, isWatched: true, watch })
      if (signal.aborted) return null
      const red = scenarios.filter(({ id }) => isUnfair(asked.get(id)))
      return { ...server, turnsRed: red.map(({ id }) => id) }
    },
    close: () => {},
  }
}

type ByClause = ReadonlyMap<string, readonly Scenario[]>

/** Scenarios by each clause that decides something of their answers, and by each that is looked at for them. */
interface Bases {
  readonly decided: ByClause
  readonly lookedAt: ByClause
}

function basesOf(scenarios: readonly Scenario[], asked: ReadonlyMap<string, Asked>): Bases {
  const by = (clausesOf: (of: Asked) => Iterable<string>): ByClause => {
    const found = new Map<string, Scenario[]>()
    for (const scenario of scenarios) {
      const of = asked.get(scenario.id)
      for (const clause of of ? clausesOf(of) : []) {
        const resting = found.get(clause) ?? []
        resting.push(scenario)
        found.set(clause, resting)
      }
    }
    return found
  }
  return { decided: by(({ clauses }) => clauses), lookedAt: by(({ consulted }) => consulted) }
}

function union(clauses: ReadonlySet<string>, maps: readonly ByClause[]): ReadonlySet<Scenario> {
  return new Set(maps.flatMap(map => [...clauses].flatMap(clause => map.get(clause) ?? [])))
}

/** At most so many of some things, wide apart. */
function spread<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}

/** A right server need not answer as the reference does, and need not let everything be judged. */
function isUnfair(asked: Asked | undefined): boolean {
  return asked !== undefined && isFailure(asked.verdict)
}
