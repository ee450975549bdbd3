import { type Asked, askReference } from '../executed/ask-reference.ts'
import { isFailure } from '../run/verdict.ts'
import type { Scenario } from '../suite/clause.ts'
import type { Suite } from '../suite/load-suite.ts'
import { clausesTouchedBy, type FreedomFacts, keepWorlds, type QuirkFacts } from '../targets/oracle.ts'

/** A server that is not as the reference is, and right by the documentation. */
export interface RightServer {
  /** Of the freedom that it takes, or of its quirk. */
  readonly id: string
  readonly kind: 'freedom' | 'quirk'
  readonly says: string
}

export interface FairnessResult extends RightServer {
  /** The documented scenarios that turn red at it, in the suite's order; none for a fair suite. */
  readonly turnsRed: readonly string[]
}

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

export interface FairnessOptions {
  readonly suite: Suite
  readonly servers: readonly RightServer[]
  readonly signal: AbortSignal
  readonly onServer: (result: FairnessResult) => void
}

/** Fires the documented scenarios at right servers. Fewer results than servers when interrupted. */
export async function measureFairness(options: FairnessOptions): Promise<readonly FairnessResult[]> {
  const { suite, servers, signal, onServer } = options
  const questions = { suite, worlds: keepWorlds(), signal, quirks: [], isExplained: false }
  const scenarios = suite.clauses.filter(({ status }) => status === 'documented').flatMap(it => it.scenarios)
  const usual = servers.some(({ kind }) => kind === 'quirk')
    ? await askReference({ ...questions, scenarios, isExplained: true })
    : new Map<string, Asked>()
  const results: FairnessResult[] = []
  for (const server of servers) {
    const concerned = await concernedBy(server, scenarios, usual)
    const asked = await askReference({ ...questions, scenarios: concerned, ...deviating(server) })
    if (signal.aborted) break
    const turnsRed = concerned.filter(({ id }) => isUnfair(asked.get(id))).map(({ id }) => id)
    results.push({ ...server, turnsRed })
    onServer({ ...server, turnsRed })
  }
  return results
}

/** Those of the freedom's service, or on whose answers something has a say that the quirk changes. */
async function concernedBy(
  { id, kind }: RightServer,
  scenarios: readonly Scenario[],
  usual: ReadonlyMap<string, Asked>,
): Promise<readonly Scenario[]> {
  if (kind === 'freedom') return scenarios.filter(({ service }) => id.startsWith(`${service}.`))
  const touched = await clausesTouchedBy(id)
  return scenarios.filter(scenario => {
    const fired = usual.get(scenario.id)?.clauses ?? []
    return [...fired].some(clause => touched.has(clause))
  })
}

function deviating({ id, kind }: RightServer) {
  return kind === 'quirk' ? { quirks: [id] } : { freedoms: [id] }
}

/** A right server need not answer as the reference does, and need not let everything be judged. */
function isUnfair(asked: Asked | undefined): boolean {
  return asked !== undefined && isFailure(asked.verdict)
}
