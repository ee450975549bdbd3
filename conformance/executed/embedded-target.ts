import type { Client } from '../client/client.ts'
import type { Answer } from '../client/outcome.ts'
import { readBody } from '../client/read-body.ts'
import { requestTarget } from '../client/request-target.ts'
import type { WireRequest } from '../client/wire-request.ts'
import { worldDirectory } from '../suite/worlds.ts'
import {
  type Embedded,
  type EmbeddedAnswer,
  embedReference,
  type OracleOptions,
  USUAL_URL,
} from '../targets/oracle.ts'
import type { Endpoint, Setting, Target } from '../targets/target.ts'

/** The options of the embedded reference, all of them. */
export type EmbeddedOptions = Required<Omit<OracleOptions, 'profile'>>

/**
 * The embedded reference without the network: hundreds of thousands of requests are sent in minutes. What it answers is
 * the same; only headers that node:http adds are not there.
 */
export function embeddedTarget({ specs, quirks, worlds }: EmbeddedOptions): Target {
  const made = new Map<string, Promise<Endpoint>>()
  const make = async ({ world, platformVersion, production }: Setting) => {
    const version = platformVersion === null ? {} : { platformVersion }
    const source = await worlds(worldDirectory(specs, world))
    return endpointOf(await embedReference({ world: source, quirks, production, control: true, ...version }))
  }
  return {
    name: 'embedded reference',
    lacks: () => null,
    open: setting => {
      const key = JSON.stringify(setting)
      const endpoint = made.get(key) ?? make(setting)
      made.set(key, endpoint)
      return endpoint
    },
    close: async () => {},
  }
}

function endpointOf(reference: Embedded): Endpoint {
  const reset = async () => {
    reference.reset()
    return null
  }
  const openClient = () => clientOf(reference)
  return { url: USUAL_URL, shownUrl: USUAL_URL, reset: { says: 'itself', run: reset }, openClient }
}

function clientOf(reference: Embedded): Client {
  const send = async (request: WireRequest) => {
    const started = performance.now()
    const answer = await reference.handle(serviceRequest(request))
    return answerOf(answer, request.method, performance.now() - started)
  }
  return { send, close: async () => {} }
}

const { host } = new URL(USUAL_URL)

function serviceRequest({ method, path, headers, body, bytes }: WireRequest) {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const sent = bytes ?? (body === null ? null : Buffer.from(body))
  const length = sent && { 'content-length': String(sent.byteLength) }
  return {
    method,
    target: requestTarget(path),
    headers: { host, ...length, ...Object.fromEntries(named) },
    body: sent,
  }
}

function answerOf({ status, headers, body }: EmbeddedAnswer, method: string, ms: number): Answer {
  const bytes = method === 'HEAD' ? Buffer.alloc(0) : Buffer.from(body ?? '')
  return { kind: 'answer', status, headers, ...readBody(bytes), ms }
}
