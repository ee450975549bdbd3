import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery } from 'graphql'
import type { Limits } from '../client/limits.ts'
import { isObject } from '../compare/json-value.ts'
import { isIntrospection } from '../describe/sdl.ts'
import type { Patient } from '../diagnosis/ward.ts'
import { timesOf, worldDirectory } from '../suite/worlds.ts'
import { type Connection, connect } from '../targets/connection.ts'
import { keepWorlds, listQuirks, type OracleWorld, type QuirkFacts } from '../targets/oracle.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { openQueryDiagnosis, type QueryDiagnosis } from './query-diagnosis.ts'
import { openTwin, type Twin } from './twin.ts'

/** Target, oracle and what compares them, ready to be asked. */
export interface Setup {
  readonly twin: Twin
  readonly diagnosis: QueryDiagnosis
  readonly target: Connection
  readonly oracle: Connection
  readonly world: OracleWorld
  readonly quirks: readonly QuirkFacts[]
  /** Members of answers that are not compared. */
  readonly ignored: ReadonlySet<string>
  /** The world's directory. */
  readonly directory: string
  close(): Promise<void>
}

export interface SetupOptions {
  readonly target: Target
  readonly specs: string
  /** The name of a world of the suite, or the path of a directory. */
  readonly world: string
  /** What the oracle plays; undefined: the documentation. */
  readonly profile: string | undefined
  readonly as: string
  readonly ignored: readonly string[]
  readonly workers: number
  readonly limits: Limits
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
}

/** Opens all that is needed. Throws UsageError when world or target do not fit, TargetDown when it cannot be reached. */
export async function openSetup(options: SetupOptions): Promise<Setup> {
  const { target, specs, as, profile } = options
  const directory = worldDirectory(specs, options.world)
  const worlds = keepWorlds()
  const world = await worlds(directory)
  const played = { specs, worlds, ...(profile !== undefined && { profile }) }
  // The world's own credentials are the oracle's; those of the environment are the target's.
  const asOracle = { ...options, environment: {} }
  const tested = await connectTo(target, options)
  const judge = await openOracle(oracleTarget(played), asOracle).catch(async error => {
    await tested.close()
    throw error
  })
  const oracle = judge.connection
  const quirks = await listQuirks()
  const rules = { as, ignored: new Set(options.ignored), isKnownTime: timesOf(directory) }
  const open = (ids: readonly string[]) =>
    openOracle(oracleTarget({ ...played, quirks: ids }), { ...asOracle, workers: 1 })
  const diagnosis = openQueryDiagnosis({ quirks, open, ...rules })
  return {
    world,
    quirks,
    ignored: rules.ignored,
    directory,
    target: tested,
    oracle,
    twin: openTwin({ target: tested, oracle, ...rules }),
    diagnosis,
    close: async () => {
      await Promise.all([judge.close(), tested.close(), diagnosis.close()])
    },
  }
}

/** An oracle that serves. One that cannot be had is closed: a server that is left keeps the process from its end. */
async function openOracle(target: Target, options: SetupOptions): Promise<Patient> {
  const connection = await connectTo(target, options).catch(async error => {
    await target.close()
    throw error
  })
  const close = async () => {
    await connection.close()
    await target.close()
  }
  return { connection, close }
}

async function connectTo(target: Target, options: SetupOptions): Promise<Connection> {
  const { specs, limits, environment, workers: connections } = options
  const setting = { world: options.world, platformVersion: null, production: false }
  const endpoint = await target.open(setting)
  if ('unavailable' in endpoint) throw new UsageError(`${target.name}: ${endpoint.unavailable}.`)
  // A signal of its own: each request listens to it, and so many listeners look like a leak.
  const signal = AbortSignal.any([options.signal])
  return connect(endpoint, { ...setting, specs, connections, limits, environment, signal })
}

/** The GraphQL schema of the oracle's world; null when it has none. */
export async function readSchema({ client }: Connection): Promise<GraphQLSchema | null> {
  const outcome = await client.send({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  })
  if (outcome.kind === 'no-answer') throw new Error(`the oracle gave no answer: ${outcome.says}`)
  const data = isObject(outcome.json) ? outcome.json.data : undefined
  return isIntrospection(data) ? buildClientSchema(data) : null
}
