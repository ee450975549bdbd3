import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery } from 'graphql'
import type { Limits } from '../client/limits.ts'
import { isObject } from '../compare/json-value.ts'
import { isIntrospection } from '../describe/sdl.ts'
import type { Patient } from '../diagnosis/ward.ts'
import type { Orders } from '../replay/free-order.ts'
import { WITNESS_QUIRKS } from '../replay/order-witnesses.ts'
import { keysOfWorld, timesOf, worldDirectory } from '../suite/worlds.ts'
import { type Connection, connect } from '../targets/connection.ts'
import { readCredentials } from '../targets/credentials.ts'
import { keepWorlds, listQuirks, type OracleWorld, type QuirkFacts } from '../targets/oracle.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import { type HeldWorld, heldWorld } from './held/held-world.ts'
import type { Query } from './query.ts'
import { openQueryDiagnosis, type QueryDiagnosis } from './query-diagnosis.ts'
import { openTwin, send, type Twin } from './twin.ts'

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
  /** The directory of the world as the target holds it. */
  readonly directory: string
  /** Why the target cannot have a capability; null when it has it. */
  readonly lacks: Target['lacks']
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
  /** Whether rows that nothing orders are compared as they come. */
  readonly exactOrder: boolean
  readonly workers: number
  readonly limits: Limits
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
}

/** Opens all that is needed. Throws UsageError when world or target do not fit, TargetDown when it cannot be reached. */
export async function openSetup(options: SetupOptions): Promise<Setup> {
  const { target, specs, as, profile } = options
  const tested = await connectTo(target, options)
  const held = await heldBy(tested, options).catch(async error => {
    await tested.close()
    throw error
  })
  const { directory } = held
  const source = keepWorlds()
  const worlds = () => source(directory)
  const played = { specs, worlds, ...(profile !== undefined && { profile }) }
  // The world's own credentials are the oracle's; those of the environment are the target's.
  const asOracle = { ...options, environment: {} }
  const close = async () => {
    await tested.close()
    held.remove()
  }
  const open = (quirks: readonly string[], workers = 1) =>
    openOracle(oracleTarget({ ...played, quirks }), { ...asOracle, workers })
  const judge = await open([], options.workers).catch(async error => {
    await close()
    throw error
  })
  const oracle = judge.connection
  const quirks = await listQuirks()
  const rules = { as, ignored: new Set(options.ignored), isKnownTime: timesOf(directory) }
  const diagnosis = openQueryDiagnosis({ quirks, open: ids => open(ids), ...rules })
  const witnesses = openWitnesses(ids => open(ids), as)
  return {
    world: await worlds(),
    quirks,
    ignored: rules.ignored,
    directory,
    target: tested,
    oracle,
    lacks: target.lacks,
    twin: openTwin({
      target: tested,
      oracle,
      ordersOf: options.exactOrder ? null : witnesses.ordersOf,
      ...rules,
    }),
    diagnosis,
    close: async () => {
      await Promise.all([judge.close(), witnesses.close(), diagnosis.close()])
      await close()
    },
  }
}

/** The world as the target has it, which the oracle is given. */
function heldBy(
  target: Connection,
  { target: { otherwise }, specs, world }: SetupOptions,
): Promise<HeldWorld> {
  const { readers } = readCredentials(worldDirectory(specs, world), {})
  const keys = keysOfWorld(specs, world)
  return heldWorld(target, { specs, world, keys, readers, otherwise: otherwise?.(world) })
}

interface Witnesses {
  readonly ordersOf: (query: Query) => Promise<Orders | null>
  close(): Promise<void>
}

/** References that show what orders the rows of an answer. They are opened when there is something to witness. */
function openWitnesses(open: (quirks: readonly string[]) => Promise<Patient>, as: string): Witnesses {
  let opened: Promise<readonly [Patient, Patient]> | null = null
  return {
    ordersOf: async query => {
      opened ??= Promise.all([open(WITNESS_QUIRKS.usual), open(WITNESS_QUIRKS.backwards)])
      const [one, other] = await opened
      const usual = await send(query, as, one.connection, {})
      const backwards = await send(query, as, other.connection, {})
      if (usual.kind === 'no-answer' || backwards.kind === 'no-answer') return null
      return { usual: usual.json, backwards: backwards.json }
    },
    close: async () => {
      for (const patient of (await opened) ?? []) await patient.close()
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
