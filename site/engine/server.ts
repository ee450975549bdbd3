import { DEFAULT_LIMITS } from '../../conformance/client/limits.ts'
import type { Outcome } from '../../conformance/client/outcome.ts'
import { requestTarget } from '../../conformance/client/request-target.ts'
import { type WireRequest, wireRequest } from '../../conformance/client/wire-request.ts'
import { clientOf } from '../../conformance/executed/embedded-target.ts'
import { type Connection, connect } from '../../conformance/targets/connection.ts'
import { embedReference, type OracleReference } from '../../conformance/targets/oracle.ts'
import { USUAL_URL } from '../../conformance/targets/oracle-target.ts'
import type { Setting } from '../../conformance/targets/target.ts'
import type { Answer, AskedRequest, SentRequest, Variation, Why } from './engine.ts'

/** Where the suite lies among the files of this page. */
export const SPECS = '/specs'

/** A reference with one world in it, and who asks it. */
export interface Server {
  readonly reference: OracleReference
  readonly connection: Connection
}

/** Starts a reference in this worker. `setting.world` is a name of the suite or the path of a directory. */
export async function startServer(setting: Setting, variation: Variation = {}): Promise<Server> {
  const { world, production, staging = false } = setting
  const { quirks = [], profile } = variation
  const platformVersion = variation.platformVersion ?? setting.platformVersion
  const reference = await embedReference({
    ...{ world, quirks, production, staging, control: true },
    ...(profile !== undefined && { profile }),
    ...(platformVersion !== null && { platformVersion }),
  })
  const reset = {
    says: 'its own reset',
    run: async () => {
      reference.reset()
      return null
    },
  }
  const connection = connect(
    { url: USUAL_URL, shownUrl: USUAL_URL, reset, openClient: () => clientOf(reference) },
    { ...setting, platformVersion, specs: SPECS, connections: 1, limits: DEFAULT_LIMITS, environment: {} },
  )
  return { reference, connection }
}

/** The request as its caller sends it. */
export async function signed({ connection }: Server, asked: AskedRequest): Promise<WireRequest> {
  const { method, path, headers = {}, body, as = 'public' } = asked
  return connection.callers.sign(wireRequest({ method, path, headers, body }), as)
}

/** Sends one request. */
export async function ask(server: Server, asked: AskedRequest): Promise<Answer> {
  const request = await signed(server, asked)
  const started = performance.now()
  const outcome = await server.connection.client.send(request)
  return { ...answerOf(outcome), sent: sentOf(request), ms: performance.now() - started }
}

/** The same with its reasons. */
export async function why(server: Server, asked: AskedRequest): Promise<Why> {
  const { method, path, headers, body } = await signed(server, asked)
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const bytes = body === null ? null : new TextEncoder().encode(body)
  const request = { method, target: requestTarget(path), headers: Object.fromEntries(named), body: bytes }
  return server.reference.why(request)
}

/** What was answered; an outcome without an answer is told as what there is instead. */
export function answerOf(outcome: Outcome): Omit<Answer, 'sent'> {
  if (outcome.kind === 'no-answer')
    throw new Error(`invariant: the reference gave no answer: ${outcome.says}`)
  const { status, headers, text, json, ms } = outcome
  return { status, headers, text, json, ms }
}

export function sentOf({ method, path, headers, body }: WireRequest): SentRequest {
  return { method, path, headers, body }
}
