import type { Pool } from 'undici'
import { Exchange } from './exchange.ts'
import type { Limits } from './limits.ts'
import { type Manner, withHeaders } from './manner.ts'
import type { Outcome } from './outcome.ts'
import { requestTarget } from './request-target.ts'
import { UnderWay } from './under-way.ts'
import type { WireRequest } from './wire-request.ts'

export interface ClientOptions {
  /** `http://host:port`, with a path when the service lies below one; no trailing slash. */
  readonly url: string
  /** How many requests may be under way at once. */
  readonly connections: number
  readonly limits: Limits
  /** What every request to this target has in common. */
  readonly manner?: Manner | undefined
  /** Ends every request that is under way. */
  readonly signal?: AbortSignal
}

/** Sends requests to one target over kept connections. */
export interface Client {
  /** Never rejects because of what a target does: that is an outcome. Nothing is sent twice. */
  send(request: WireRequest): Promise<Outcome>
  close(): Promise<void>
}

export function openClient({ url, connections, limits, manner, signal }: ClientOptions): Client {
  const { origin, pathname } = new URL(url)
  const prefix = pathname.replace(/\/$/, '')
  const underWay = new UnderWay(signal)
  let opened: Promise<Pool> | null = null
  // Who only serves sends nothing, and need not wait until it is loaded.
  const open = async () => {
    const { Pool } = await import('undici')
    return new Pool(origin, {
      connections,
      pipelining: 1,
      connect: { timeout: limits.connect, ...manner?.tls },
      headersTimeout: limits.headers,
      bodyTimeout: limits.body,
    })
  }
  const send = async ({ method, path, headers, body, bytes }: WireRequest) => {
    opened ??= open()
    const pool = await opened
    return underWay.whileIn<Outcome>((resolve, reject) => {
      const exchange = new Exchange(limits, { resolve, reject })
      const sent = {
        path: prefix + requestTarget(path),
        method,
        headers: { ...headers },
        body: bytes ?? body,
      }
      pool.dispatch(sent, exchange)
      return exchange
    })
  }
  const close = async () => (await opened)?.destroy()
  if (!manner) return { send, close }
  const sendSo = async (request: WireRequest) => {
    await manner.pace()
    return send(withHeaders(request, manner.headers))
  }
  return { send: sendSo, close }
}
