import type { Captured, CapturedRequest } from '../captured/captured.ts'
import { hideCookie, hideHeader, hideMembers, hideParameters } from '../secrets/requests.ts'

/** One recorded request, without its secrets. */
export interface TrafficRequest {
  /** Which line or which entry of its file it is, from 1 on. */
  readonly position: number
  readonly method: string
  /** Path and query. */
  readonly target: string
  /** Names are lower-case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
}

/** What a file of recorded traffic holds. */
export interface Traffic {
  readonly requests: readonly TrafficRequest[]
  /** Lines or entries that are no requests. */
  readonly skipped: number
}

type Headers = Readonly<Record<string, string>>

/** Stands in the place of secrets: what is sent instead is written with it, for the reader to fill in. */
const SECRET = 'SECRET'
/** Headers that say how a request is to be read, and as whom. */
const KEPT = ['accept-version', 'content-type', 'authorization', 'cookie']

/** Captured requests without values that open anything, and of their headers only those that matter. */
export function withoutSecrets({ requests, skipped }: Captured): Traffic {
  return { requests: requests.map(harmless), skipped }
}

function harmless({ position, method, path, headers, body }: CapturedRequest): TrafficRequest {
  return {
    position,
    method,
    target: hideParameters(path, SECRET),
    headers: harmlessHeaders(withType(headers, body)),
    body: body === null ? null : new TextEncoder().encode(hideMembers(body, SECRET)),
  }
}

/** What looks like JSON and does not say what it is, is JSON: not every recorder keeps the type. */
function withType(headers: Headers, body: string | null): Headers {
  if (headers['content-type'] !== undefined || !/^\s*[[{]/.test(body ?? '')) return headers
  return { ...headers, 'content-type': 'application/json' }
}

/** Only the headers that matter; of a proof only its scheme, of cookies their names. */
function harmlessHeaders(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      KEPT.includes(name)
        ? [[name, name === 'cookie' ? cookieNames(value) : hideHeader(name, value, SECRET)]]
        : [],
    ),
  )
}

function cookieNames(value: string): string {
  return value
    .split(/;\s*/)
    .map(cookie => hideCookie(cookie, SECRET))
    .join('; ')
}
