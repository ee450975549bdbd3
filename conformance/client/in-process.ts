import type { Client } from './client.ts'
import { GivenUp } from './given-up.ts'
import { DEFAULT_LIMITS, type Limits } from './limits.ts'
import type { Outcome } from './outcome.ts'
import { answerWith, readBody, readText } from './read-body.ts'
import { requestTarget } from './request-target.ts'
import type { WireRequest } from './wire-request.ts'

/** A server of this process: plain values, and nothing of what HTTP makes of them. */
export type Handle = (request: HandledRequest) => Handled | Promise<Handled>

interface HandledRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
}

interface Handled {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: string | Uint8Array | null
}

interface Options {
  /** Where the server would be reached by HTTP. */
  readonly url: string
  readonly limits?: Limits
  readonly signal?: AbortSignal
}

/** After so many milliseconds others get a word in: answers may come one after the other without any wait. */
const TURN = 20

/**
 * Sends requests to a server of this process without a socket, on which most of the time of a request is spent. What it
 * answers is the same; only headers that node:http adds are not there.
 */
export function inProcessClient(handle: Handle, options: Options): Client {
  const { url, limits = DEFAULT_LIMITS, signal } = options
  const { host } = new URL(url)
  let turn = performance.now()
  const send = async (request: WireRequest): Promise<Outcome> => {
    const started = performance.now()
    if (started - turn > TURN) {
      await new Promise(next => setImmediate(next))
      turn = performance.now()
    }
    if (signal?.aborted) return noAnswer('interrupted', started, limits)
    const { status, headers, body } = await handle(handled(request, host))
    const sent = (hasBody(request.method, status) ? body : null) ?? ''
    const read = typeof sent === 'string' ? readText(sent) : readBody(Buffer.from(sent))
    if (read.size > limits.size) return noAnswer('too-large', started, limits)
    return answerWith({ status, headers, ms: performance.now() - started }, read)
  }
  return { send, close: async () => {} }
}

function noAnswer(
  reason: ConstructorParameters<typeof GivenUp>[0],
  started: number,
  limits: Limits,
): Outcome {
  return { kind: 'no-answer', ms: performance.now() - started, ...new GivenUp(reason).explain(limits) }
}

/** As it would come out of an HTTP server: who sends what has no body says so by its length. */
function handled({ method, path, headers, body, bytes }: WireRequest, host: string): HandledRequest {
  const sends = ['POST', 'PUT', 'PATCH'].includes(method)
  const sent = bytes ?? (body === null && !sends ? null : Buffer.from(body ?? ''))
  const length = sent && { 'content-length': String(sent.byteLength) }
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return {
    method,
    target: requestTarget(path),
    headers: { host, ...length, ...Object.fromEntries(named) },
    body: sent,
  }
}

function hasBody(method: string, status: number): boolean {
  return method !== 'HEAD' && status !== 204 && status !== 304
}

/** Headers that are about the connection, or that say how a message is put on it. */
const OF_HTTP =
  /^(connection|content-length|date|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i

/** Whether a header is what an HTTP server or client makes it. */
export function isOfHttp(header: string): boolean {
  return OF_HTTP.test(header)
}

/** A header as every program puts it on the wire, and reads it off again. */
const PLAIN_HEADER = /^[!-~]([ -~]*[!-~])?$/

/** With more of it node:http may refuse a request on its own. */
const MOST = 8_000

/**
 * Whether a request is the same without a socket. It is not where HTTP itself has a say: other methods than those of every
 * day, headers of the connection or such as can be written in several ways, and what is long or no path at all.
 */
export function isSameInProcess({ method, path, headers }: WireRequest): boolean {
  if (!['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method) || !path.startsWith('/')) return false
  const names = Object.keys(headers)
  const size = names.reduce((sum, name) => sum + name.length + (headers[name]?.length ?? 0), path.length)
  return (
    size < MOST &&
    new Set(names.map(name => name.toLowerCase())).size === names.length &&
    names.every(name => !isOfHttp(name) && PLAIN_HEADER.test(headers[name] ?? ''))
  )
}
