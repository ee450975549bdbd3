import { nearClient } from '../client/near-client.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { UsageError } from '../usage-error.ts'
import { keepWorlds, type Serving, serveReference, type WorldSource } from './oracle.ts'
import { Faults, OracleFault } from './oracle-fault.ts'
import type { Endpoint, Setting, Target } from './target.ts'
import { CONTROL_RESET, controlSeed } from './upkeep.ts'

export interface OracleOptions {
  readonly specs: string
  readonly quirks?: readonly string[]
  readonly freedoms?: readonly string[]
  readonly profile?: string
  readonly worlds?: WorldSource
  /** What the platform runs as; undefined: as whatever a scenario holds for. */
  readonly platformVersion?: string
  /** Several quirks at once may be no server at all: then what fails is answered with 500, as a server does. */
  readonly mayFail?: boolean
}

/** Curl lines of reports name the address that `assayer serve` uses unless told otherwise. */
export const USUAL_URL = 'http://127.0.0.1:1337'

/** The embedded reference: one server for each setting that scenarios ask for, started when it is first asked for. */
export function oracleTarget(options: OracleOptions): Target {
  const {
    specs,
    quirks = [],
    freedoms = [],
    profile,
    worlds = keepWorlds(),
    platformVersion: own = null,
    mayFail = false,
  } = options
  const servers = new Map<string, Promise<Serving>>()
  const faults = new Faults()
  const start = async ({ world, platformVersion, production, staging = false }: Setting) =>
    serveReference({
      world: await worlds(worldDirectory(specs, world)),
      quirks,
      freedoms,
      production,
      staging,
      control: true,
      onFault: faults.note,
      ...(profile !== undefined && { profile }),
      ...(platformVersion !== null && { platformVersion }),
    }).catch(faultAtStart)
  return {
    name: 'embedded reference',
    lacks: () => null,
    platform: async () => (own === null ? null : { version: own, saidBy: 'you' }),
    open: async (setting): Promise<Endpoint> => {
      const { world, platformVersion, production, staging } = setting
      const key = JSON.stringify([world, platformVersion, production, staging])
      const server = servers.get(key) ?? start(setting)
      servers.set(key, server)
      const { url, answer } = await server
      return {
        ...{ url, shownUrl: USUAL_URL, reset: CONTROL_RESET, load: controlSeed },
        openClient: client => {
          const near = nearClient(answer, client)
          return mayFail ? near : faults.watch(near)
        },
      }
    },
    close: async () => {
      const started = await Promise.allSettled(servers.values())
      await Promise.all(started.map(it => (it.status === 'fulfilled' ? it.value.close() : undefined)))
    },
  }
}

/** What is no mistake of the caller's is one of ours. */
function faultAtStart(error: unknown): never {
  if (error instanceof UsageError) throw error
  throw new OracleFault('when it starts', error)
}
