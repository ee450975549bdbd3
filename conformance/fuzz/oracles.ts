import type { Limits } from '../client/limits.ts'
import type { Patient } from '../diagnosis/ward.ts'
import { embeddedTarget } from '../executed/embedded-target.ts'
import { type Connection, connect } from '../targets/connection.ts'
import { keepWorlds, listProfiles, type OracleWorld, type WorldSource } from '../targets/oracle.ts'
import { oracleTarget } from '../targets/oracle-target.ts'
import type { Target } from '../targets/target.ts'
import { UsageError } from '../usage-error.ts'
import type { Way } from './families.ts'

/** What a target is connected to with, and oracles that are compared with it. */
export interface ConnectOptions {
  readonly specs: string
  /** The name of a world of the suite, or the path of a directory. */
  readonly world: string
  /** What the platform runs as, of a site; null or undefined: one of the newest. */
  readonly platformVersion?: string | null
  readonly workers: number
  readonly limits: Limits
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
}

export interface OracleOptions extends ConnectOptions {
  /** What the oracle plays; undefined: the documentation. */
  readonly profile: string | undefined
  /** Where an embedded target reads its worlds: both share what is made of models and documents. */
  readonly worlds?: WorldSource
}

/** Opens oracles of one world, which is read once for all of them. */
export interface Oracles {
  /** One that plays the profile, with quirks besides. */
  open(quirks: readonly string[], workers?: number): Promise<Patient>
  /** One that is switched to many quirks at once, which may not go together: it answers 500 then. */
  openTrial(): Promise<Patient>
  /** One that is right, perhaps in another way, with quirks besides. */
  openRight(taken: Taken): Promise<Patient>
  /** Open one that takes liberties: the first is right in all else, another one plays the profile. */
  readonly freeWays: readonly Way[]
  /** Ids of the quirks that each of them has in any case, but for those that a profile gives them. */
  beside(): Promise<readonly string[]>
  /** Ids of the quirks that the profile has; none without a profile. */
  ofProfile(): Promise<readonly string[]>
  /** Those that take liberties besides, and are like these in all else. */
  taking(liberties: Taken): Oracles
  world(): Promise<OracleWorld>
}

/** Ids of what the documentation leaves open, and of quirks that break none of its sentences. */
export interface Taken {
  readonly freedoms: readonly string[]
  readonly quirks: readonly string[]
  /** Those of the profile's quirks that it has not; undefined: it has all of them. */
  readonly without?: readonly string[]
}

/** The oracles of a world's directory. */
export function oraclesOf(options: OracleOptions, directory: string): Oracles {
  const { specs, profile, worlds: source = keepWorlds() } = options
  const worlds = () => source(directory)
  const ofProfile = async () => (await listProfiles()).find(({ name }) => name === profile)?.quirks ?? []
  /** What has liberties besides the profile, and perhaps less than all of it. */
  const played = async ({ freedoms, quirks, without = [] }: Taken) => {
    const common = { specs, worlds, freedoms, quirks }
    if (profile === undefined) return common
    if (without.length === 0) return { ...common, profile }
    const left = (await ofProfile()).filter(quirk => !without.includes(quirk))
    return { ...common, quirks: [...new Set([...left, ...quirks])] }
  }
  // The world's own credentials are the oracle's; those of the environment are the target's.
  const asOracle = { ...options, environment: {} }
  const alone = { ...asOracle, workers: 1 }
  // A profile may be of the same parts; and whoever is right is so without it.
  const openRight = async ({ freedoms, quirks, without = [] }: Taken) => {
    if (without.length > 0)
      throw new UsageError('Whoever plays no profile has none of its quirks to be without.')
    return openPatient(embeddedTarget({ specs, worlds, freedoms, quirks }), alone)
  }
  const openLikeProfile = async (taken: Taken) => openPatient(embeddedTarget(await played(taken)), alone)
  const taking = (taken: Taken): Oracles => {
    const withQuirks = (more: readonly string[]) => played({ ...taken, quirks: [...taken.quirks, ...more] })
    return {
      open: async (more, workers = 1) =>
        openPatient(oracleTarget(await withQuirks(more)), { ...asOracle, workers }),
      openTrial: async () => openPatient(oracleTarget({ ...(await withQuirks([])), mayFail: true }), alone),
      beside: async () => (await withQuirks([])).quirks,
      openRight,
      freeWays: [openRight, ...(profile === undefined ? [] : [openLikeProfile])],
      ofProfile,
      taking,
      world: worlds,
    }
  }
  return taking({ freedoms: [], quirks: [] })
}

/** One that cannot be had is closed: a server that is left keeps the process from its end. */
async function openPatient(target: Target, options: ConnectOptions): Promise<Patient> {
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

/** Throws UsageError where the target cannot hold the world, TargetDown when it cannot be reached. */
export async function connectTo(target: Target, options: ConnectOptions): Promise<Connection> {
  const { specs, limits, environment, workers: connections } = options
  const setting = {
    world: options.world,
    platformVersion: options.platformVersion ?? null,
    production: false,
  }
  const endpoint = await target.open(setting)
  if ('unavailable' in endpoint) throw new UsageError(`${target.name}: ${endpoint.unavailable}.`)
  // A signal of its own: each request listens to it, and so many listeners look like a leak.
  const signal = AbortSignal.any([options.signal])
  return connect(endpoint, { ...setting, specs, connections, limits, environment, signal })
}
