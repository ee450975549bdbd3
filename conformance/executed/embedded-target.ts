import type { Client } from '../client/client.ts'
import { inProcessClient } from '../client/in-process.ts'
import { worldDirectory } from '../suite/worlds.ts'
import { type Connection, connect } from '../targets/connection.ts'
import {
  type Embedded,
  type EmbeddedAnswer,
  type EmbeddedRequest,
  embedReference,
  type OracleReference,
} from '../targets/oracle.ts'
import { Faults } from '../targets/oracle-fault.ts'
import { type OracleOptions, USUAL_URL } from '../targets/oracle-target.ts'
import type { Endpoint, Setting, Target } from '../targets/target.ts'

export interface EmbeddedOptions extends Required<Pick<OracleOptions, 'specs' | 'quirks' | 'worlds'>> {
  readonly freedoms?: readonly string[]
  readonly profile?: string
  /** Answers each request in place of the reference, which it may ask. */
  readonly through?: Through
}

export type Through = (request: EmbeddedRequest, reference: OracleReference) => Promise<EmbeddedAnswer>

/**
 * The embedded reference without the network: hundreds of thousands of requests are sent in minutes. What it answers is
 * the same; only headers that node:http adds are not there. Scenarios must come one after the other: each finds the
 * world as it was, so that it does not matter which ones came before.
 */
export function embeddedTarget({
  specs,
  quirks,
  worlds,
  freedoms = [],
  profile,
  through,
}: EmbeddedOptions): Target {
  const references = new Map<string, Embedded>()
  const faults = new Faults()
  return {
    name: 'embedded reference',
    lacks: () => null,
    open: async setting => {
      const { world, platformVersion, production, staging = false } = setting
      const started = await worlds(worldDirectory(specs, world))
      const options = { world: started, quirks, freedoms, production, staging, control: true }
      const reference = await embedReference({
        ...options,
        ...(platformVersion !== null && { platformVersion }),
        ...(profile !== undefined && { profile }),
        onFault: faults.note,
      })
      references.set(keyOf(setting), reference)
      return endpointOf(through ? reached(reference, through) : reference, faults)
    },
    connect: (endpoint, options) => {
      const reference = references.get(keyOf(options))
      if (!reference) throw new Error('invariant: only what was opened is connected to')
      const connection = connect(endpoint, options)
      return { ...connection, forScenario: () => startedAnew(connection, reference) }
    },
    close: async () => {},
  }
}

function reached(reference: OracleReference, through: Through): Embedded {
  return { reset: () => reference.reset(), handle: request => through(request, reference) }
}

function keyOf({ world, platformVersion, production, staging = false }: Setting): string {
  return JSON.stringify([world, platformVersion, production, staging])
}

/** The ids of what the world holds are the same after a reset; sessions have ended. */
function startedAnew(connection: Connection, reference: Embedded): Connection {
  reference.reset()
  connection.callers.forgetSessions()
  return connection
}

function endpointOf(reference: Embedded, faults: Faults): Endpoint {
  const run = async () => {
    reference.reset()
    return null
  }
  return {
    url: USUAL_URL,
    shownUrl: USUAL_URL,
    reset: { says: 'its own reset', run },
    openClient: () => faults.watch(clientOf(reference)),
  }
}

/** Sends requests to a reference of this process. */
export function clientOf(reference: Embedded): Client {
  return inProcessClient(reference.handle, { url: USUAL_URL })
}
