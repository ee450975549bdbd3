import type { Client } from '../../client/client.ts'
import { DEFAULT_LIMITS } from '../../client/limits.ts'
import { withoutLeftOpen } from '../../lift/left-open.ts'
import { liftSuite } from '../../lift/lift-suite.ts'
import type { Result } from '../../run/result.ts'
import { run } from '../../run/run.ts'
import type { Scenario } from '../../suite/clause.ts'
import type { Suite } from '../../suite/load-suite.ts'
import { worldDirectory } from '../../suite/worlds.ts'
import { keepWorlds, type OracleWorld, type WorldSource } from '../../targets/oracle.ts'
import type { Target } from '../../targets/target.ts'
import { inTurn } from '../in-turn.ts'

const WORLD = 'audited'

export interface LiftingOptions {
  readonly suite: Suite
  readonly world: OracleWorld
  /** Which clauses may be asked: nobody knows how a server is configured, nor what its models hide. */
  readonly isAsked: (clause: string) => boolean
  readonly signal: AbortSignal
}

/** Clauses of the suite, asked of what was read. */
export interface Lifted {
  readonly suite: Suite
  readonly worlds: WorldSource
  /** One of each clause first. */
  readonly scenarios: readonly Scenario[]
}

/** What the documentation says of a world that was read. */
export async function liftOnto({ suite, world, isAsked, signal }: LiftingOptions): Promise<Lifted> {
  const asked = { ...suite, clauses: suite.clauses.filter(({ id }) => isAsked(id)) }
  const [kept, own] = [keepWorlds(), worldDirectory(suite.directory, WORLD)]
  const worlds: WorldSource = async directory => (directory === own ? world : kept(directory))
  const lifted = await liftSuite({ suite: asked, world: WORLD, worlds, keys: new Map(), signal })
  const ofClauses = lifted.suite.clauses.map(({ scenarios }) =>
    scenarios.filter(
      ({ id, sendsWrites, world: own }) => !sendsWrites && own === WORLD && !lifted.lacking.has(id),
    ),
  )
  return { suite: lifted.suite, worlds, scenarios: inTurn(ofClauses) }
}

export interface Sending {
  readonly client: Client
  readonly signal: AbortSignal
  readonly lacks: (capability: string) => string | null
}

/** Asks scenarios one after the other. */
export async function askLifted(
  { suite }: Lifted,
  scenarios: readonly Scenario[],
  { client, signal, lacks }: Sending,
): Promise<readonly Result[]> {
  const url = 'http://audited'
  const target: Target = {
    name: url,
    lacks,
    open: async () => ({ url, shownUrl: url, reset: null, openClient: () => client }),
    close: async () => {},
  }
  const { results } = await run({
    ...{ specs: suite.directory, clauses: suite.clauses, scenarios, target, platformVersion: null },
    ...{ strict: false, maxFailures: 0, repeatEach: 1, connections: 1, limits: DEFAULT_LIMITS },
    ...{ environment: {}, signal: AbortSignal.any([signal]), onResult: () => {} },
  })
  return results
}

/** Those that no right server answers otherwise either. */
export function wrongAnywhere(
  results: readonly Result[],
  suite: Suite,
  { suite: lifted, worlds }: Lifted,
  signal: AbortSignal,
) {
  return withoutLeftOpen(results, { suite, lifted, worlds, signal, onNext: () => {} })
}
